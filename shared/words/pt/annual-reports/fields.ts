/** Fields of an organization's report of a year. */
export const yearInvalid = 'O ano tem quatro dígitos, como 2026';
export const story = 'Sobre o ano';
export const storyInvalid = 'Escreva sobre o ano ou deixe vazio';
