export const title = 'Promesas que se repiten';
export const notLoaded = 'No se pudieron cargar sus promesas que se repiten. Intente de nuevo.';
export const postedThreeDaysBefore = 'Cada una se publica tres días antes.';
export const endTitle = '¿Terminar estas promesas?';
export const endText = 'Las que ya están publicadas se quedan. No habrá nuevas.';
export const ended = 'Las promesas ya no se repiten';

export const repeatTitle = (species: string) => `¿Repetir ${species} cada semana?`;
export const pledgeNotLoaded = 'No se pudo cargar la promesa. Intente de nuevo.';
export const repeatText =
  'Cada promesa se publica tres días antes de su día, con el mismo pescado, lugar e historia. Las fotos no se repiten: agréguelas a cada promesa.';
export const freshHint =
  'Se espera que el pescado se capture para ese día, y la promesa lo dice. Cambie la fecha de captura si lo pesca antes.';
export const meals = 'Comidas cada vez';
export const pickupTime = { startsAt: 'Recogida desde', endsAt: 'Recogida hasta' };
export const repeats = 'Su promesa se repite cada semana';
