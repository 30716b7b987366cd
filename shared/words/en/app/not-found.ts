/** The page for an unknown address. */
export const pageTitle = 'Page not found';
export const title = 'Oops! Page not found';
export const lead = 'Check the address, or go back to the home page.';
export const home = 'Return to Home';
