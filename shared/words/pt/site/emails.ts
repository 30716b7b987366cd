/** The email to the site’s mailbox about a message from the contact page. */
export const contactSubject = (subject: string) => `Contato: ${subject}`;
export const from = 'De';
export const site = 'Site';
export const email = 'E-mail';
