/**
 * Somebody may be in the middle of something. Asked of the page itself: what was typed before this file came counts too. How a list is seen is in
 * its address.
 */
const FORMS =
  'main :is(form, input, textarea, select):not([data-chooses-view], [data-chooses-view] *), [role=dialog]';

export const isBeingFilledIn = (): boolean => document.querySelector(FORMS) !== null;
