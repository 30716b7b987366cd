/** The page that the unsubscribe link of an email opens. */
export const title = 'Unsubscribe';
export const lead = 'Stop emails like the one you just opened.';
export const doneTitle = 'You are unsubscribed';
export const done = (kind: string) => `You will no longer get these emails: ${kind}.`;
export const button = 'Unsubscribe';
export const busy = 'Unsubscribing...';
export const home = 'Return to Home';
