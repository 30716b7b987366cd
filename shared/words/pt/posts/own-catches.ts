export const accessDenied = 'Acesso negado';
export const notYours = 'A captura não foi encontrada, ou você não tem permissão para editá-la.';
export const mayNotDelete = 'A captura não foi encontrada, ou você não tem permissão para excluí-la.';
export const loadFailed = 'Não foi possível carregar os dados da captura.';
export const updateFailed = 'Não foi possível atualizar a captura. Tente de novo.';
export const updated = 'Sua captura foi atualizada.';
export const hidden = {
  title: 'Publicação ocultada',
  description: 'Sua captura não aparece mais no mercado',
};
export const shown = {
  title: 'Publicação disponível',
  description: 'Sua captura agora aparece no mercado',
};
export const deleted = {
  title: 'Publicação excluída',
  description: 'Sua captura foi removida para sempre',
};
export const deleteFailed = (reason: string) => `Não foi possível excluir a captura: ${reason}`;
export const changedMeanwhile =
  'Esta captura mudou nesse meio-tempo, talvez em outra aba. Carregue-a de novo e repita suas mudanças.';
export const noLongerFresh = (hours: number) =>
  `Este peixe foi pescado há mais de ${hours} horas. Não pode mais ser oferecido como fresco, por isso a publicação continua oculta.`;
export const postedBeforeCaught = 'A data da pesca não pode ser depois da publicação da captura';
export const sold = {
  title: 'Marcada como vendida',
  description: 'Saiu do mercado. A página diz que está vendida.',
};
export const restSold = {
  title: 'Não há mais nada para reservar',
  description: 'Sua captura fica vendida quando os compradores retirarem o que reservaram.',
};
export const offeredAgain = {
  title: 'Oferecida de novo',
  description: 'Sua captura está de volta no mercado',
};
export const leftSaved = 'Os compradores agora veem a quantidade restante';
export const noCreditLeft = 'Você não tem mais créditos. Talvez tenha usado o último em outra captura.';
export const photoRemoved = 'A foto foi removida.';
export const photoNotRemoved = 'Não foi possível remover a foto.';
