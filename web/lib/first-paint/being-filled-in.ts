/**
 * Whether somebody may be filling something in. It looks at the page itself, so that input before this file loaded
 * counts too. Fields that choose a view don't count, because the view is in the address.
 */
const FORMS =
  'main :is(form, input, textarea, select):not([data-chooses-view], [data-chooses-view] *), [role=dialog]';

export const isBeingFilledIn = (): boolean => document.querySelector(FORMS) !== null;
