/** Deciding about applications of organizations. */
export const reason = 'Reason';
