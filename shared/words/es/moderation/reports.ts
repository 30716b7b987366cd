export const report = 'Denunciar';
export const signInToReport = 'Inicie sesión para denunciar';
export const titles = {
  message: 'Denunciar este mensaje',
  catch: 'Denunciar esta captura',
  pledge: 'Denunciar esta promesa',
  landing: 'Denunciar este desembarque',
  rating: 'Denunciar esta calificación',
  person: 'Denunciar a este pescador',
};
export const type = '¿De qué se trata?';
export const chooseType = 'Elija una opción';
export const types = {
  spam: 'Spam o publicidad',
  harassment: 'Acoso o amenazas',
  scam: 'Estafa o fraude',
  inappropriate: 'Contenido inapropiado',
  food_safety: 'Alimento peligroso',
  other: 'Otra cosa',
} as const;
export const typeRequired = 'Elija de qué se trata';
export const whomToReport = 'Indique a quién o qué denuncia.';
export const description = 'Descripción';
export const submit = 'Enviar denuncia';
export const submitted = { title: 'Denuncia enviada', description: 'La revisaremos.' };
export const failed = 'No se pudo enviar la denuncia';
/** If the session has ended meanwhile. */
export const notSignedIn = 'No ha iniciado sesión';

export const actionRequired = 'Elija qué hacer';
export const note = 'Motivo';
