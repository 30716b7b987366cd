export const notFound = 'Promessa não encontrada';
export const notFoundBecause = (reason: string) => `Promessa não encontrada: ${reason}`;
export const maybeDeleted = 'Talvez tenha sido excluída.';
export const mayNotEdit = 'Você não tem permissão para editar esta promessa';
export const mayNotDelete = 'Você não tem permissão para excluir esta promessa';
export const signInToEdit = 'É preciso entrar para editar promessas';
export const signInToDelete = 'É preciso entrar para excluir promessas';
export const visibilityFailed = 'Não foi possível atualizar a promessa';
export const updateFailed = (reason: string) => `Não foi possível atualizar a promessa: ${reason}`;
export const deleteFailed = (reason: string) => `Não foi possível excluir a promessa: ${reason}`;
export const updateRefused =
  'A atualização falhou: o registro talvez esteja protegido por regras de segurança';
export const imagesMayBeMissing = 'A promessa foi atualizada, mas as imagens talvez não apareçam bem';
export const updated = 'A promessa foi atualizada!';
export const hidden = {
  title: 'Publicação ocultada',
  description: 'Sua promessa não aparece mais na comunidade',
};
export const shown = {
  title: 'Publicação disponível',
  description: 'Sua promessa agora aparece na comunidade',
};
export const deleted = { title: 'A promessa foi excluída!' };
export const changedMeanwhile =
  'Esta promessa mudou nesse meio-tempo, talvez em outra aba. Carregue-a de novo e repita suas mudanças.';
export const postedBeforeCaught = 'A data da pesca não pode ser depois da publicação da promessa';
/** Doesn't use format.ts, which functions of the API don't need otherwise. */
export const fewerThanClaimed = (claimed: number) =>
  `${claimed} ${claimed === 1 ? 'refeição já está reservada' : 'refeições já estão reservadas'}; a promessa não pode ter menos`;
