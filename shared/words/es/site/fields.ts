export const contactName = 'Nombre';
export const addressLine = 'Línea de la dirección';
export const tooManyLines = (max: number) => `Una dirección tiene como máximo ${max} líneas`;
export const socialName = 'Grupo en una red social';
export const socialUrlInvalid = 'Dirección del grupo: escriba una dirección web que empiece con https://';
export const bannerText = 'Texto del aviso';
export const bannerLinkLabel = 'Texto del enlace';
export const bannerUrlInvalid =
  'Dirección del enlace: escriba una dirección web que empiece con https:// o una página de este sitio, por ejemplo /about';
export const fromInvalid = 'Desde: escriba una fecha y una hora';
export const untilInvalid = 'Hasta: escriba una fecha y una hora';
export const endsBeforeItBegins = 'El aviso tiene que terminar después de empezar';
/** For the second of two people who save at the same time. */
export const changedMeanwhile = 'Otra persona cambió estos ajustes mientras tanto.';
