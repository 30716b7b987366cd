import { FAIRNESS_BOUNDS, FRESH_HOURS, SIGN_UPS_PER_HOUR } from '../limits.ts';
import { DEFAULT_SPECIES } from '../species/list.ts';
import type { SiteRules } from './rules-schemas.ts';

/** The rules of a site until somebody changes them. */
export const DEFAULT_RULES: SiteRules = {
  species: [...DEFAULT_SPECIES],
  freshHours: FRESH_HOURS.usual,
  fairness: {
    maxOpenClaims: FAIRNESS_BOUNDS.maxOpenClaims.usual,
    newPledgeMinutes: FAIRNESS_BOUNDS.newPledgeMinutes.usual,
    newPledgePercent: FAIRNESS_BOUNDS.newPledgePercent.usual,
    noShows: FAIRNESS_BOUNDS.noShows.usual,
    noShowDays: FAIRNESS_BOUNDS.noShowDays.usual,
  },
  signUpsPerHour: SIGN_UPS_PER_HOUR.usual,
  dealerRules: {},
};
