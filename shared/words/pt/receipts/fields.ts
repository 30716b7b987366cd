/** Fields of receipts, and what is wrong with them. */
export const legalName = 'Nome legal';
export const ein = 'EIN';
export const einInvalid = 'Escreva o EIN como na carta do IRS, por exemplo 01-2345678';
export const signatory = 'Quem assina';
export const weightInvalid = 'O peso é um número de libras acima de 0';
export const mealsInvalid = 'As refeições são um número inteiro a partir de 1';
export const note = 'Motivo';
export const chooseReceipts = 'Escolha pelo menos um recibo';
export const tooManyReceipts = (most: number) => `Confirme no máximo ${most} recibos de cada vez`;
export const yearInvalid = 'O ano tem quatro algarismos, por exemplo 2026';

/** Refusals. */
export const notFound = 'Recibo não encontrado';
export const notVerified =
  'Uma pessoa responsável tem de conferir o EIN antes que recibos sejam confirmados. A conferência vale dois anos.';
export const isDraft = 'Este recibo ainda não está confirmado, então não há nada a corrigir.';
export const isWithdrawn = 'Este recibo está anulado. Ele não pode mais ser mudado.';
export const changedMeanwhile =
  'Alguém mudou este recibo desde que você o abriu. Leia de novo antes de continuar.';
export const tooManyVersions = 'Este recibo foi mudado vezes demais. Anule-o.';
export const einChanged = 'A organização tem outro EIN agora. Confira esse.';
