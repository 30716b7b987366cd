/** Texts that all decisions share. */
export const reason = 'Reason';
export const decline = 'Decline';
export const declining = 'Declining...';
export const decidedMeanwhile = 'Somebody else decided';
