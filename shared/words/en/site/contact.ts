/** The contact page. */
export const pageTitle = 'Contact';
export const title = 'Contact us';
export const lead =
  'Tell us about a question, a problem or something you like. A person reads every message and replies by email.';
export const seeQuestions = 'See common questions';
export const name = 'Your name';
export const email = 'Email';
export const emailHint = 'We use it only to reply to you.';
export const subject = 'Subject';
export const message = 'Message';
export const send = 'Send message';
export const sent = 'Your message is on its way. We will reply by email.';
export const another = 'Write another message';
