/** Emails that are written by hand in the admin dashboard (second document, section 7). */
export const name = 'Name';
export const subject = 'Subject';
export const content = 'Content';
export const species = 'Species';
export const addressMissing = 'Please enter at least one address';
export const addressesTooMany = (max: number) => `At most ${max} addresses at a time`;
export const chooseType = 'Please choose a kind of email';
export const reasonsNotSent = {
  suppressed: 'Emails to this address bounced or were marked as spam.',
  unwanted: 'This person has unsubscribed from these emails.',
};

/** Defaults if the author of the email enters neither. */
export const someFisherman = 'A local fisherman';
export const someFish = 'fish';
