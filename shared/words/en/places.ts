/** The field for a place. */
export const suggestions = 'Suggested places';
export const readAs = (place: string) => `We read this as ${place}.`;
export const unknownOfPost =
  'We do not know this place, so the post will not appear in Near Me. Add the state, or use a ZIP code.';
export const unknownOfProfile =
  'We do not know this place, so the profile will not appear in Near Me. Add the state, or use a ZIP code.';

/** For a place to search around. */
export const zipInvalid = 'Invalid ZIP code format';
export const placeMissing = 'Please enter a ZIP code or a town';
