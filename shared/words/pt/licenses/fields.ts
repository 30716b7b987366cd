/** Fields of licenses, and what is wrong with them. */
export const kind = 'Tipo';
export const kinds = {
  commercial: 'Licença de pesca comercial',
  lobster: 'Licença de lagosta ou caranguejo',
  shellfish: 'Licença para apanhar mariscos',
  sale: 'Licença para vender a própria pesca',
  federal: 'Permissão federal',
  other: 'Outra licença',
};
export const name = 'Nome na licença';
export const number = 'Número';
export const state = 'Estado';
export const stateInvalid = 'Escreva o estado com duas letras, como ME';
export const expiry = 'Vence em';
export const expiryInvalid = 'Escreva o dia em que vence';
export const tooMany = (most: number) => `Você pode guardar aqui no máximo ${most} licenças`;
export const listedTwice = 'Esta licença já está na lista';

/** Refusals. */
export const hasExpired = 'Esta licença já venceu. Escreva a nova.';
export const listChanged = 'Suas licenças foram alteradas em outro lugar. Confira a lista e salve de novo.';
export const changedMeanwhile = 'O pescador mudou esta licença. Revise-a de novo.';
export const checkOfOneself = 'Esta licença é sua. Outra pessoa responsável precisa conferi-la.';
