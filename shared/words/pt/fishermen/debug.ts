/** The directory's debug information, which no public stage shows. */
export const title = 'Informações de depuração';
export const flavour = 'Versão do site';
export const stage = 'Ambiente';
export const listed = 'Na lista';
export const listedAre = 'pescadores com uma promessa visível';
export const shown = 'Mostrados';
export const shownAre = (count: number, hasMore: boolean) =>
  `${count}${hasMore ? ', há mais' : ', não há mais'}`;
export const positionFrom = 'Posição vinda de';
export const nowhere = 'lugar nenhum: nenhum lugar foi pedido';
export const defaultCentre = 'o centro padrão: o lugar não é conhecido';
export const thisBrowser = 'este navegador';
export const named = 'um código postal ou uma cidade';
export const askedBy = 'Pedido por';
export const gridCell = 'célula da grade; distância calculada nesta página';
export const noPlace = 'nenhum lugar';
export const lastError = 'Último erro';
export const noError = 'nenhum';
export const error = (code: string, status: number | undefined, message: string) =>
  `${code} (${status ?? 'sem resposta'}): ${message}`;
