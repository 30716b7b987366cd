/** Field errors of messages (first document, section 5). They are apart from the pages' words, for buttons that load no schema. */
export const subject = 'Subject';
export const content = 'Message';
export const deletedAccount = 'Deleted account';
