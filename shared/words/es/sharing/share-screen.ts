export const title = 'Pantalla para compartir';
export const share = 'Compartir';
export const shareNamed = (name: string) => `Compartir ${name}`;
export const openShareScreen = 'Pantalla para compartir';
export const openShareScreenNamed = (name: string) => `Pantalla para compartir: ${name}`;
export const back = {
  pledge: 'Volver a la promesa',
  catch: 'Volver a la captura',
  landing: 'Volver al desembarque',
  fisherman: 'Volver al perfil',
};

export const pictureOf = (said: string) => `Imagen para compartir: ${said}`;
export const pictureLoading = 'Preparando la imagen...';
export const pictureNotLoaded =
  'No se pudo cargar la imagen. El enlace de abajo se puede compartir sin ella.';

export const shareIt = 'Compartir';
export const shareHint = 'Abre una app en este dispositivo. La imagen va incluida si la app la acepta.';
export const notShared = {
  title: 'No se pudo compartir',
  description: 'Copie el enlace de abajo.',
};

export const linkLabel = 'Enlace para compartir';
export const copy = 'Copiar enlace';
export const preview = 'Ver lo que verán los demás';
export const captionLabel = 'Texto';
/** The address is on its own line, so that no app takes the period for a part of it. */
export const caption = (said: string, link: string) => `${said}.\n${link}`;
export const copyCaption = 'Copiar texto';
export const captionCopied = 'Texto copiado';
export const captionNotCopied = {
  title: 'No se pudo copiar',
  description: 'Seleccione el texto y cópielo.',
};
export const codeTitle = 'Código QR';

export const networks = 'Publicar en';
export const email = 'Correo electrónico';
export const onNetwork = (network: string) => `${network} (se abre en otra pestaña)`;

export const downloads = 'Descargar en PNG';
export const sizes = {
  wide: 'Enlace, 1200 × 630',
  square: 'Publicación, 1080 × 1080',
  tall: 'Historia, 1080 × 1920',
};

export const notFound = {
  pledge: 'No se encontró la promesa',
  catch: 'No se encontró la captura',
  landing: 'No se encontró el desembarque',
  fisherman: 'No se encontró el perfil del pescador',
};
export const notFoundDetail =
  'Una publicación oculta no se puede compartir. Quien la publicó puede mostrarla de nuevo en “Mis publicaciones”.';
export const notLoaded = 'Esto no se pudo cargar. Vuelva a intentarlo.';
