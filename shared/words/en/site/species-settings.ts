/** The part 'Species' of the Settings tab. */
export const lead =
  'People choose from this list when they post or look for fish. A new name shows on older posts too. Hidden species can’t be chosen for new posts.';
export const list = 'Species of this site';
export const add = 'Add a species';
export const edit = 'Edit';
export const editNamed = (name: string) => `Edit ${name}`;
export const addTitle = 'New species';
export const editTitle = (name: string) => name;
export const name = 'Name in English';
export const namesHint =
  'Without a name here, people read our own word in their language, or your English name if you changed it.';
export const group = 'Group';
export const groupHint = 'Shown in brackets where a species is chosen, such as General';
export const drawing = 'Drawing';
export const drawingHint = 'Shown when a post has no photo';
export const formsHistamine = 'Forms histamine when it warms up: it can only be pledged on ice or frozen';
export const hidden = 'Hidden: not offered for new posts';
export const preview = 'Preview';
export const histamineBadge = 'On ice';
export const hiddenBadge = 'Hidden';
export const done = 'Done';
export const notSavedYet = 'Not saved yet: press Save settings when the list is right.';
export const reorder = 'Change the order';
export const ordered = 'Done with the order';
export const moveUp = (species: string) => `Move ${species} up`;
export const moveDown = (species: string) => `Move ${species} down`;
export const movedTo = (species: string, place: number, of: number) =>
  `${species} is number ${place} of ${of}.`;
export const order = 'Order';
