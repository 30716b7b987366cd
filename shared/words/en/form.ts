/** Buttons that many forms share, and what stands on them while they work. */
export const cancel = 'Cancel';
export const back = 'Back';
export const save = 'Save';
export const saving = 'Saving...';
export const sending = 'Sending...';
