/** Leads to the page about the API. */
export const forDevelopers = 'Dành cho lập trình viên';
