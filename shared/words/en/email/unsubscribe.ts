/** The page behind the link at the end of a mail. */
export const title = 'Unsubscribe';
export const lead = 'Stop mails of the kind that brought you here.';
export const doneTitle = 'You are unsubscribed';
export const done = (kind: string) => `No more mails of this kind: ${kind}.`;
export const button = 'Unsubscribe';
export const busy = 'Unsubscribing...';
export const home = 'Return to Home';
