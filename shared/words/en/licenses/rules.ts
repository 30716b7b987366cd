/** The rules about selling fish, as fishermen read them while they post. */
export const dealerRules = {
  shellfish: 'Oysters, clams and mussels can only be sold through a certified dealer.',
  wholeScallops:
    'Scallops in the shell, or with roe, count as shellfish: they can only be sold through a certified dealer. Shucked scallop meat can be sold here.',
  tunas: 'Atlantic tunas may only go to a dealer with a federal permit. Check your permit before you sell.',
  fillets: 'Cutting fillets on land counts as processing. Most states ask for a license for that.',
  weeks:
    'Dealers with a federal permit report each week, also when they bought nothing. Your permits and your state say what you must report.',
};
export const rulesTitle = 'Check before you sell';
/** @param rule one of the rules, which refuses a post */
export const refused = (rule: string) => `${rule} This can’t be posted for sale here.`;
export const rulesAreGuidance = 'This is guidance, not a verdict. Your state decides.';
/** @param day such as November 26, 2026 */
export const sourceOfRule = (day: string) => `Source, checked on ${day}`;
