/** Leads to the page about the API. */
export const forDevelopers = 'Para desarrolladores';
