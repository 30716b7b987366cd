export const errorOccurred = 'Ocorreu um erro inesperado.';
export const stillHere = (reason: string) => `${reason} O que você escreveu continua aqui.`;
export const isRequired = (field: string) => `O campo “${field}” é obrigatório`;
export const isTooLong = (field: string, max: number) =>
  `O campo “${field}” pode ter no máximo ${max} caracteres`;
