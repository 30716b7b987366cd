/** Charts, and the tables next to them. */
export const asTable = 'Show as a table';
