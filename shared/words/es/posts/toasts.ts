export const posted = (kind: 'catch' | 'pledge') =>
  `¡Su ${kind === 'catch' ? 'captura' : 'promesa'} se publicó!`;
export const notPosted = 'No se pudo publicar su captura. Vuelva a intentarlo.';
export const signInToPost = {
  title: 'Hay que iniciar sesión',
  description: 'Inicie sesión para publicar una captura.',
};
export const share = 'Compartirla';
