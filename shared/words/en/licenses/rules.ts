/** The rules about fish that may need a dealer, as fishermen read them while they post. */
export const dealerRules = {
  shellfish:
    'Oysters, clams and mussels can only be sold through a certified dealer, so they can’t be posted for sale here.',
  wholeScallops:
    'Scallops in the shell, or with roe, count as shellfish: they can only be sold through a certified dealer. Shucked scallop meat can be sold here.',
  tunas: 'Atlantic tunas may only go to a dealer with a federal permit. Check your permit before you sell.',
  fillets: 'Cutting fillets on land counts as processing. Most states ask for a license for that.',
};
export const rulesTitle = 'Check before you sell';
/** @param day such as November 26, 2026 */
export const rulesAreGuidance = (day: string) =>
  `This is guidance as of ${day}, not a verdict. Your state decides.`;
export const sourceOfRule = 'Source';
