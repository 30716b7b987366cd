/**
 * A fisherman's sales as a CSV file; docs/operations.md explains its columns. The last one is there only if names are
 * asked for.
 */
export const columns = ['time', 'fish', 'amount', 'unit', 'dollars', 'payment', 'reservation', 'buyer'];
