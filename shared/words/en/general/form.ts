/** Texts that forms and dialogs share: buttons, idle and busy, and parts of fields. */
import { number, plural } from './format.ts';

export const cancel = 'Cancel';
export const back = 'Back';
export const save = 'Save';
export const saving = 'Saving...';
export const sending = 'Sending...';

export const leaveTitle = 'Leave without saving?';
export const leaveText =
  'Your changes are not saved. They are kept on this device and are there when you come back.';
export const leave = 'Leave';

export const optional = ' (optional)';
/** For a date that is only partly typed. */
export const unfinished = 'Please finish this date';
export const close = 'Close';
export const signIn = 'Sign In';
export const errorSummary = (count: number) =>
  plural(count, {
    one: 'One thing needs your attention',
    other: `${count} things need your attention`,
  });
export const charactersOf = (length: number, limit: number) =>
  `${number(length)} of ${number(limit)} characters`;
export const charactersTooMany = (count: number) =>
  `${count} ${plural(count, { one: 'character', other: 'characters' })} too many`;
export const charactersLeft = (count: number) => `${count} characters left`;
/** "Step 2 of 3:" */
export const step = (number: number, of: number) => `Step ${number} of ${of}:`;

export const place = 'ZIP code or town';
export const placeHint = 'Such as 04101, or Portland, ME';
export const placeNotFound = 'We could not find that place. Try a ZIP code, or a town and its state.';
export const looking = 'Looking...';

/** A part of a form, closed at first, with the same fields in the other languages. */
export const inOtherLanguages = 'In other languages';
export const englishStands = 'Where a field is empty, people read the English text.';
