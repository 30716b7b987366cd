/** The link to the form of a reservation. */
export const reserve = 'Reserve';
export const join = 'Join the waiting list';
