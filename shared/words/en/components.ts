/** What components say everywhere. Those of the first load are here; forms and what posts are acted on with have modules of their own. */
export const loading = 'Loading';
