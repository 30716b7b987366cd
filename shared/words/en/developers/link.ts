/** Leads to the page about the API. */
export const forDevelopers = 'For developers';
