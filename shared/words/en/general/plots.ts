/** Drawn figures, and the table beside them. */
export const asTable = 'Show as a table';
