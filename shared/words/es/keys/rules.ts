/** Refusals of API keys, and errors of the form that makes one. */
export const nameTooShort = 'Escriba un nombre de al menos 2 caracteres';
export const nameTooLong = (max: number) => `Use ${max} caracteres o menos`;
export const nameCharacters = 'Use solo letras, números y signos de puntuación';
export const noScope = 'Elija al menos una cosa que la clave pueda hacer';
export const noKey = 'Esto no es una clave de API de este sitio';

export const keyNotFound = 'No se encontró la clave de API';
export const twoExist = 'Su organización ya tiene dos claves de API. Elimine una antes de crear otra.';
export const partnerHasTwo =
  'Este socio externo ya tiene dos claves de API. Elimine una antes de crear otra.';
export const partnersHaveMany = (max: number) =>
  `Los socios externos ya tienen ${max} claves de API. Elimine una antes de crear otra.`;
export const keyRefused = 'Esta clave de API no es válida. Puede que ya no exista.';
export const keyMissing = 'Envíe la clave de API en el encabezado Authorization.';
export const lacksScope = (scope: string) =>
  `Esta clave de API no tiene permiso para hacer esto. Necesita ${scope}.`;
export const notForKeys = 'Aquí no se pueden usar claves de API.';
export const tooManyCalls =
  'Esta clave de API se usó demasiadas veces. Espere un rato antes de la próxima llamada.';
