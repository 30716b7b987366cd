/** The public link of an annual report, for coordinators. */
export const title = 'Enlace público';
export const lead =
  'Quien tenga el enlace puede leer este informe sin iniciar sesión. Los buscadores no lo muestran. Puede anularlo en cualquier momento.';
export const shows = 'El enlace muestra los totales y';
export const parts = {
  story: 'su texto sobre el año',
  months: 'comidas por mes',
  species: 'comidas por pescado',
  fishermen: 'comidas por pescador, con los nombres de quienes lo permiten',
};
export const make = 'Crear un enlace';
export const making = 'Creando...';
export const notMade = 'No se pudo crear el enlace';

export const link = 'Enlace';
export const madeOn = (day: string) => `Creado el ${day}.`;
export const copy = 'Copiar enlace';
export const messages = {
  copied: 'Enlace copiado',
  copyFailed: {
    title: 'No se pudo copiar el enlace',
    description: 'Ya está seleccionado. Cópielo usted.',
  },
};
export const change = 'Guardar lo que muestra';
export const changing = 'Guardando...';
export const changed = 'El enlace muestra lo que eligió';
export const notChanged = 'No se pudo guardar la elección';
export const end = 'Anular enlace';
export const ending = 'Anulando...';
export const endTitle = '¿Anular el enlace?';
export const endText = 'El enlace deja de mostrar el informe de inmediato. Puede crear otro cuando quiera.';
export const ended = 'Se anuló el enlace';
export const notEnded = 'No se pudo anular el enlace';
