/** Reports of people and posts (second document, section 5). */
export const report = 'Report';
export const signInToReport = 'Sign in to report';
export const titles = {
  message: 'Report this message',
  catch: 'Report this catch',
  pledge: 'Report this pledge',
  landing: 'Report this landing',
  rating: 'Report this rating',
  person: 'Report this fisherman',
};
export const type = 'What is it about?';
export const chooseType = 'Please choose';
export const types = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or threats',
  scam: 'Scam or fraud',
  inappropriate: 'Inappropriate content',
  food_safety: 'Unsafe food',
  other: 'Something else',
} as const;
export const typeRequired = 'Please choose what this is about';
export const whomToReport = 'Please say whom or what you report.';
export const description = 'Description';
export const submit = 'Submit report';
export const submitted = { title: 'Report Submitted', description: 'We will review it.' };
export const failed = 'Failed to submit report';
/** If the session has ended meanwhile. */
export const notSignedIn = 'User not authenticated';

export const actionRequired = 'Please choose what to do';
export const note = 'Reason';
