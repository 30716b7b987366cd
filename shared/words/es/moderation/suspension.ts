export const suspended =
  'Su cuenta está suspendida. No puede publicar, editar ni enviar nada, y sus publicaciones están ocultas. Todavía puede descargar sus datos y eliminar su cuenta.';
export const because = (reason: string) => `El motivo: “${reason}”`;
export const endsOn = (end: string) => `Termina automáticamente el ${end}.`;
export const objection = 'Si cree que es un error, escríbanos.';
