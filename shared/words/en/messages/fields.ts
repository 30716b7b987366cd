/** What the schemas of messages say (first document, section 5). Apart from the pages' words: buttons that load no schema need those. */
export const subject = 'Subject';
export const content = 'Message';
export const deletedAccount = 'Deleted account';
