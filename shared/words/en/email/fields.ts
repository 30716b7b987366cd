/** Of mails that are written by hand in the admin dashboard (second document, section 7). */
export const name = 'Name';
export const subject = 'Subject';
export const content = 'Content';
export const species = 'Species';
export const addressMissing = 'Please enter at least one address';
export const addressesTooMany = (max: number) => `At most ${max} addresses at a time`;
export const chooseType = 'Please choose a kind of mail';
export const reasonsNotSent = {
  suppressed: 'Mails to this address came back or were called spam.',
  unwanted: 'This person does not want such mails.',
};
