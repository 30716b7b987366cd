/** Fields of an organization's report of a year. */
export const yearInvalid = 'El año tiene cuatro cifras, como 2026';
export const story = 'Sobre el año';
export const storyInvalid = 'Escriba sobre el año o déjelo vacío';
