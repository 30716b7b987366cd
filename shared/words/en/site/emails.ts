/** The email to the site’s mailbox about a message from the contact page. */
export const contactSubject = (subject: string) => `Contact: ${subject}`;
export const from = 'From';
export const site = 'Site';
export const email = 'Email';
