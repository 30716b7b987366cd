/** The alias of each function that everything calls. */
export const LIVE_ALIAS = 'live';
