/** What every decision about something that waits has in common. */
export const reason = 'Reason';
export const decline = 'Decline';
export const declining = 'Declining...';
export const decidedMeanwhile = 'Somebody else decided';
