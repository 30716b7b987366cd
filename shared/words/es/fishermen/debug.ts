/** The directory's debug information, which no public stage shows. */
export const title = 'Información de depuración';
export const flavour = 'Variante';
export const stage = 'Etapa';
export const listed = 'En la lista';
export const listedAre = 'pescadores con una promesa a la vista';
export const shown = 'Mostrados';
export const shownAre = (count: number, hasMore: boolean) =>
  `${count}${hasMore ? ', hay más' : ', son todos'}`;
export const positionFrom = 'Posición según';
export const nowhere = 'ninguna: no se pidió un lugar';
export const defaultCentre = 'el centro predeterminado: no se conoce el lugar';
export const thisBrowser = 'este navegador';
export const named = 'un código postal o una localidad';
export const askedBy = 'Pedido por';
export const gridCell = 'celda de la cuadrícula; la distancia se calcula en esta página';
export const noPlace = 'ningún lugar';
export const lastError = 'Último error';
export const noError = 'ninguno';
export const error = (code: string, status: number | undefined, message: string) =>
  `${code} (${status ?? 'sin respuesta'}): ${message}`;
