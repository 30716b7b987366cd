/** Reports of people and posts (second document, section 5). */
export const title = 'Report this message';
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
export const description = 'Description';
export const submit = 'Submit report';
export const submitted = { title: 'Report Submitted', description: 'We will look at it.' };
export const failed = 'Failed to submit report';

export const actionRequired = 'Please choose what to do';
export const note = 'Note';
