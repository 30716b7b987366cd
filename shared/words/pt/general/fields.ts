const tooShort = (field: string, min: number) =>
  `O campo “${field}” precisa ter pelo menos ${min} caracteres`;
const tooLong = (field: string, max: number) => `O campo “${field}” precisa ter menos de ${max} caracteres`;

export const nameTooShort = (min: number) => tooShort('Nome', min);
export const nameTooLong = (max: number) => tooLong('Nome', max);
export const nameCharacters = 'O nome só pode ter letras, números, espaços, hifens, apóstrofos e pontos';
export const locationTooShort = (min: number) => tooShort('Local', min);
export const locationTooLong = (max: number) => tooLong('Local', max);
export const locationIsExact = 'Escreva uma cidade ou um código postal, não uma posição exata';
export const storyTooLong = (max: number) => tooLong('História', max);
export const emailInvalid = 'Escreva um endereço de e-mail válido';
export const emailTooLong = 'O endereço de e-mail é longo demais';
export const phoneInvalid = 'Escreva um número de telefone válido';
