export const signedOut = { title: 'Você saiu', description: 'Você saiu da sua conta.' };
/** In the navigation bar. */
export const failed = {
  title: 'Erro',
  description: 'Houve um problema ao sair. Tente de novo.',
};
/** Elsewhere, with the reason below it. */
export const error = 'Erro ao sair';
