export const posted = (kind: 'catch' | 'pledge') =>
  `Sua ${kind === 'catch' ? 'captura' : 'promessa'} foi publicada!`;
export const notPosted = 'Não foi possível publicar sua captura. Tente de novo.';
export const signInToPost = {
  title: 'É preciso entrar',
  description: 'Entre para publicar uma captura.',
};
export const share = 'Compartilhar';
