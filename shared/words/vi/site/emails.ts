/** The email to the site’s mailbox about a message from the contact page. */
export const contactSubject = (subject: string) => `Liên hệ: ${subject}`;
export const from = 'Người gửi';
export const site = 'Trang web';
export const email = 'Email';
