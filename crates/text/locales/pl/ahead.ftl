# Co strona mówi, gdy czegoś, co długo trwa, nie policzono.
ahead-over-budget = Tym razem tego nie policzono: z twojego adresu przyszło do serwera zbyt dużo pracy. Zajrzyj znowu za minutę.
ahead-later = Jeszcze się to liczy. Zajrzyj znowu za chwilę.
