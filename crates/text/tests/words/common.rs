//! The locale files as the tests read them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use talon_text::{FILES, Lang};

/// What comes above a name that the facts do not give.
const MARKS: [&str; 2] = ["ours", "edition"];

/// A message as far as the tests look into it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Message {
    /// The arguments it takes.
    pub(crate) args: BTreeSet<String>,
    /// Those that choose one of its forms.
    pub(crate) selectors: BTreeSet<String>,
    /// The messages and terms it names.
    pub(crate) names: BTreeSet<String>,
    /// Is it marked as a name that no rulebook gives: `# ours`, or `# edition` where only the cards themselves print it?
    pub(crate) is_marked: bool,
}

/// The messages of those files of a language that are asked for.
pub(crate) fn messages_in(lang: Lang, wanted: impl Fn(&str) -> bool) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    let files = FILES.iter().filter(|(code, name, _)| *code == lang.code() && wanted(name));
    for (code, name, text) in files {
        let resource =
            parser::parse(*text).unwrap_or_else(|(_, errors)| panic!("{code}/{name}.ftl: {errors:?}"));
        for entry in resource.body {
            let (id, pattern, comment) = match &entry {
                Entry::Message(message) => {
                    (message.id.name.to_string(), message.value.as_ref(), message.comment.as_ref())
                }
                Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), term.comment.as_ref()),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                Entry::Junk { content } => panic!("{code}/{name}.ftl: cannot read {content}"),
            };
            let is_marked =
                comment.is_some_and(|comment| MARKS.iter().any(|mark| comment.content.contains(mark)));
            let mut message = Message { is_marked, ..Message::default() };
            if let Some(pattern) = pattern {
                collect(pattern, &mut message);
            }
            assert!(
                messages.insert(id.clone(), message).is_none(),
                "{code}/{name}.ftl: `{id}` is there twice"
            );
        }
    }
    messages
}

/// All messages of a language.
pub(crate) fn messages(lang: Lang) -> BTreeMap<String, Message> {
    messages_in(lang, |_| true)
}

fn collect(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, message);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, message: &mut Message) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, message),
        Expression::Select { selector, variants } => {
            if let InlineExpression::VariableReference { id } = selector {
                message.selectors.insert(id.name.to_string());
            }
            collect_inline(selector, message);
            for variant in variants {
                collect(&variant.value, message);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => drop(message.args.insert(id.name.to_string())),
        InlineExpression::MessageReference { id, .. } => drop(message.names.insert(id.name.to_string())),
        InlineExpression::TermReference { id, .. } => drop(message.names.insert(format!("-{}", id.name))),
        InlineExpression::Placeable { expression } => collect_expression(expression, message),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| collect_inline(argument, message));
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}
