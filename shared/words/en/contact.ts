/** The contact page. */
export const pageTitle = 'Contact';
export const title = 'Contact us';
export const lead = 'Questions, problems, praise: a person reads every message and answers by email.';
export const seeQuestions = 'It may be answered already: see the questions';
export const name = 'Your name';
export const email = 'Email';
export const emailHint = 'Only to answer you.';
export const subject = 'Subject';
export const message = 'Message';
export const send = 'Send message';
export const sent = 'Your message is on its way. We answer by email.';
export const another = 'Write another message';
