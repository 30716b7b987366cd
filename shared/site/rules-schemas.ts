/** Settings of the whole site: its species, how long fish counts as fresh, and how pledged meals are distributed. */
import * as z from 'zod/mini';
import * as words from '#words/site/rules.ts';
import { FAIRNESS_BOUNDS, FRESH_HOURS, MAX_SPECIES, SIGN_UPS_PER_HOUR } from '../limits.ts';
import { speciesEntry } from '../species/schemas.ts';
import { DEALER_RULE_NAMES, RULE_EFFECTS } from './dealer-rules.ts';
import { webAddress } from './schemas.ts';
import { versionFields, versionNumber } from './version.ts';

/** In the order of the forms. Rules about several entries are in rules.ts. */
export const speciesSettings = z.strictObject({
  species: z.array(speciesEntry).check(z.maxLength(MAX_SPECIES, words.tooManySpecies(MAX_SPECIES))),
});
export type SpeciesSettings = z.output<typeof speciesSettings>;

const wholeNumber = (field: keyof typeof words.fields, { min, max }: { min: number; max: number }) => {
  const message = words.notBetween(words.fields[field], min, max);
  return z.int({ error: message }).check(z.minimum(min, message), z.maximum(max, message));
};

/** Rules that stop a few organizations from taking everything. */
export const fairness = z.strictObject({
  /** Open claims of an organization at the same time. */
  maxOpenClaims: wholeNumber('maxOpenClaims', FAIRNESS_BOUNDS.maxOpenClaims),
  /** While a pledge is this new, one organization gets at most this percentage of it, rounded up. */
  newPledgeMinutes: wholeNumber('newPledgeMinutes', FAIRNESS_BOUNDS.newPledgeMinutes),
  newPledgePercent: wholeNumber('newPledgePercent', FAIRNESS_BOUNDS.newPledgePercent),
  /** After this many no-shows in this many days, further claims need a manager's approval. */
  noShows: wholeNumber('noShows', FAIRNESS_BOUNDS.noShows),
  noShowDays: wholeNumber('noShowDays', FAIRNESS_BOUNDS.noShowDays),
});
export type Fairness = z.output<typeof fairness>;

/** One rule about selling fish, as an administrator set it. */
export const dealerRuleSetting = z.strictObject({
  effect: z.enum(RULE_EFFECTS),
  /** The day on which somebody compared the rule with its source. */
  checkedOn: z.iso.date({ error: words.dayInvalid }),
  source: webAddress(words.sourceInvalid),
});
export type DealerRuleSetting = z.output<typeof dealerRuleSetting>;

/** An absent rule is as in the product's own table. */
const dealerRules = z.partialRecord(z.enum(DEALER_RULE_NAMES), dealerRuleSetting);
export type DealerRuleSettings = z.output<typeof dealerRules>;

export const limitSettings = z.strictObject({
  /** How old fresh fish may be when it is posted, and until when it is offered and can be claimed. */
  freshHours: wholeNumber('freshHours', FRESH_HOURS),
  fairness,
  /** Accounts that people can create per hour, on both sites together. */
  signUpsPerHour: wholeNumber('signUpsPerHour', SIGN_UPS_PER_HOUR),
  dealerRules,
});
export type LimitSettings = z.output<typeof limitSettings>;

/** All settings that the rules of posts and claims need. */
export type SiteRules = SpeciesSettings & LimitSettings;

/** The same for administrators, with the person who saved it. */
export const speciesVersion = z.extend(speciesSettings, versionFields);
export const limitVersion = z.extend(limitSettings, versionFields);

/** @param version the version that the change is based on; if there is a newer one, nothing is changed */
export const speciesBody = z.extend(speciesSettings, { version: versionNumber });
export const limitBody = z.extend(limitSettings, {
  version: versionNumber,
  /** Absent from pages that were open before there was this field: the rules stay as they are. */
  dealerRules: z.optional(dealerRules),
});
