/** Mails that those who run the site write to many. */
export const subject = 'Subject';
export const content = 'Text';
export const audienceMissing = 'Please choose whom it goes to';
