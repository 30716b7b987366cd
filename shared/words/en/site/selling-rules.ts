/** The rules about selling fish, as administrators set them. */
export const title = 'Rules about selling fish';
export const lead =
  'Fishermen read these rules while they post a catch for sale. Compare a rule with its source, then enter the day. Your state’s law counts, whatever you choose here.';
export const names = {
  shellfish: 'Oysters, clams and mussels',
  wholeScallops: 'Whole scallops',
  tunas: 'Tunas',
  fillets: 'Fillets',
  weeks: 'Weekly reports',
};
export const effect = 'What it does';
export const effects = { off: 'Nothing', warn: 'Show a warning', refuse: 'Refuse the post' };
/** @param effect one of the effects */
export const initially = (effect: string) => `By default: ${effect}`;
export const checkedOn = 'Compared with its source on';
export const source = 'Web address of the source';
export const restore = 'Back to the default';
/** @param rule one of the names */
export const restoreNamed = (rule: string) => `Back to the default: ${rule}`;
/** @param day such as November 26, 2026 */
export const inALine = (effect: string, day: string, source: string) =>
  `${effect}, compared on ${day} with ${source}`;
