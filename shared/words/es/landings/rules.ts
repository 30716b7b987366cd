export const landingNotFound = 'No se encontró el desembarque';
export const fishermenAnnounce =
  'Solo los pescadores pueden anunciar un desembarque. Cree primero su perfil de pescador.';
export const tooManyAhead = (max: number) =>
  `Ya tiene ${max} desembarques anunciados, el máximo a la vez. Primero desembarque o cancele uno.`;
export const loadAgain = 'Vuelva a cargar el desembarque.';
export const changedMeanwhile =
  'Este desembarque se cambió en otro lugar. Vuelva a cargarlo para ver el cambio.';
export const delayedElsewhere =
  'La hora de este desembarque se cambió en otro lugar. Vuelva a cargarlo para verla.';
export const landingIs = {
  planned: 'El barco de este desembarque todavía no ha vuelto.',
  underway: 'El barco de este desembarque ya viene en camino.',
  landed: 'El barco de este desembarque ya llegó.',
  done: 'Este desembarque ya terminó.',
  cancelled: 'Este desembarque se canceló.',
} as const;

export const harbourMissing = 'Escriba el nombre del puerto';
export const harbourTooLong = 'El nombre de un puerto tiene 60 caracteres como máximo';
export const harbourIsContact = 'Escriba el nombre del puerto, sin teléfono ni dirección';
export const expectedMissing = 'Indique qué espera desembarcar';
export const expectedTooMany = (max: number) => `Un desembarque tiene ${max} clases de pescado como máximo`;
export const noteTooLong = (max: number) => `Una nota tiene ${max} caracteres como máximo`;

export const chooseWindow = 'Escriba un día y una hora';
export const endsBeforeStart = 'El final tiene que ser después del comienzo';
export const windowTooShort = 'Deje 15 minutos como mínimo';
export const windowTooLong = 'Deje 12 horas como máximo';
export const windowOver = 'Esta hora ya pasó. Elija una más tarde';
export const tooFarAhead = 'Un desembarque se puede anunciar con 7 días de anticipación como máximo';

export const loadSeriesAgain = 'Vuelva a cargar estos desembarques.';
export const seriesChangedMeanwhile =
  'Estos desembarques se cambiaron en otro lugar. Vuelva a cargarlos para ver el cambio.';
export const seriesNotFound = 'Esta serie de desembarques ya no existe.';
export const tooManySeries = (max: number) =>
  `Ya tiene ${max} series de desembarques, el máximo a la vez. Primero termine una.`;
export const seriesIsEmpty = 'Hasta ese día no queda ningún desembarque. Elija uno más tarde';
export const notInSeries = 'La serie no tiene ningún desembarque ese día.';
export const announcedAlready = 'Este desembarque ya está anunciado. Cancele el desembarque mismo.';

export const day = 'day es una fecha, por ejemplo 2026-11-26';
