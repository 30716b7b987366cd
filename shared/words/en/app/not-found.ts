/** The page of an address that leads nowhere. */
export const pageTitle = 'Page not found';
export const title = 'Oops! Page not found';
export const lead = 'The address leads nowhere on this shore.';
export const home = 'Return to Home';
