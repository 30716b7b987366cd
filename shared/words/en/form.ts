/** Buttons that many forms share, and what stands on them while they work. */
export const cancel = 'Cancel';
export const sending = 'Sending...';
