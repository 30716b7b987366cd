/** Refusals of API keys, and errors of the form that makes one. */
export const nameTooShort = 'Digite um nome de pelo menos 2 caracteres';
export const nameTooLong = (max: number) => `Use no máximo ${max} caracteres`;
export const nameCharacters = 'Use apenas letras, números e pontuação';
export const noScope = 'Escolha pelo menos uma coisa que a chave pode fazer';
export const noKey = 'Isto não é uma chave de API deste site';

export const keyNotFound = 'Chave de API não encontrada';
export const twoExist = 'Sua organização já tem duas chaves de API. Encerre uma antes de criar outra.';
export const partnerHasTwo =
  'Este parceiro externo já tem duas chaves de API. Encerre uma antes de criar outra.';
export const partnersHaveMany = (max: number) =>
  `Os parceiros externos já têm ${max} chaves de API. Encerre uma antes de criar outra.`;
export const keyRefused = 'Esta chave de API não é válida. Ela pode ter sido encerrada.';
export const keyMissing = 'Envie a chave de API no cabeçalho Authorization.';
export const lacksScope = (scope: string) =>
  `Esta chave de API não tem permissão para fazer isto. Ela precisa de ${scope}.`;
export const notForKeys = 'Chaves de API não podem ser usadas aqui.';
export const tooManyCalls =
  'Esta chave de API foi usada vezes demais. Aguarde um pouco antes da próxima chamada.';
