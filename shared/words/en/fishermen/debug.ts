/** The directory's debug information, which no public stage shows. */
export const title = 'Debug information';
export const flavour = 'Flavour';
export const stage = 'Stage';
export const listed = 'Listed';
export const listedAre = 'fishermen with a pledge on show';
export const shown = 'Shown';
export const shownAre = (count: number, hasMore: boolean) =>
  `${count}${hasMore ? ', there are more' : ', which is all'}`;
export const positionFrom = 'Position from';
export const nowhere = 'nowhere: no place was asked for';
export const defaultCentre = 'the default center: the place is not known';
export const thisBrowser = 'this browser';
export const named = 'a ZIP code or town';
export const askedBy = 'Asked by';
export const gridCell = 'grid cell; distance worked out in this page';
export const noPlace = 'no place';
export const lastError = 'Last error';
export const noError = 'none';
export const error = (code: string, status: number | undefined, message: string) =>
  `${code} (${status ?? 'no answer'}): ${message}`;
