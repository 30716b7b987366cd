/**
 * Field errors of messages (first document, section 5). Separate from the pages' texts, for buttons that load no
 * schema.
 */
export const subject = 'Subject';
export const content = 'Message';
export const deletedAccount = 'Deleted account';
