/** Refusals of API keys, and errors of the form that makes one. */
export const nameTooShort = 'Please enter a name of at least 2 characters';
export const nameTooLong = (max: number) => `Use ${max} characters or fewer`;
export const nameCharacters = 'Use letters, numbers and punctuation only';
export const noScope = 'Choose at least one thing that the key may do';
export const noKey = 'This is not an API key of this site';

export const keyNotFound = 'API key not found';
export const twoExist = 'Your organization has two API keys already. End one before you make another.';
export const partnerHasTwo =
  'This outside partner has two API keys already. End one before you make another.';
export const partnersHaveMany = (max: number) =>
  `Outside partners have ${max} API keys already. End one before you make another.`;
export const keyRefused = 'This API key is not valid. It may have ended.';
export const keyMissing = 'Send the API key in the Authorization header.';
export const lacksScope = (scope: string) => `This API key is not allowed to do this. It needs ${scope}.`;
export const notForKeys = 'API keys can’t be used here.';
export const tooManyCalls = 'This API key was used too often. Wait a while before the next call.';
