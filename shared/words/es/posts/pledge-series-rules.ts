export const seriesNotFound = 'Esta serie de promesas ya no existe.';
export const tooManySeries = (max: number) =>
  `Ya tiene ${max} series de promesas, el máximo a la vez. Primero termine una.`;
export const seriesIsEmpty = 'Hasta ese día no queda ninguna promesa. Elija uno más tarde';
export const notInSeries = 'La serie no tiene ninguna promesa ese día.';
export const postedAlready = 'Esta promesa ya está publicada. Oculte o elimine la promesa misma.';
