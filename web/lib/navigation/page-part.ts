/** Router state of a link to another part of the page that one is on, such as a tab: the focus and the place stay. */
export const WITHIN_PAGE = { isWithinPage: true } as const;

/** @param state the router's, of the location that was arrived at */
export const isWithinPage = (state: unknown): boolean => Object(state).isWithinPage === true;
