/** The changelog of the API for programs with a key. A test holds that each endpoint and event is in it once. */
interface ApiChange {
  /** ISO 8601. */
  on: string;
  /** Names of endpoints. */
  endpoints: readonly string[];
  /** Events that webhooks can be told of. */
  events: readonly string[];
}

export const CHANGES: readonly ApiChange[] = [
  {
    on: '2026-11-26',
    endpoints: [
      'listPledges',
      'getPledge',
      'findMeals',
      'getMealsOnOffer',
      'createClaim',
      'listClaims',
      'getClaim',
      'cancelClaim',
      'createClaimCode',
      'recordServed',
      'getImpact',
      'exportMeals',
      'listLandings',
      'getLanding',
    ],
    events: [
      'claim.created',
      'claim.approved',
      'claim.declined',
      'claim.cancelled',
      'claim.expired',
      'claim.no_show',
      'claim.collected',
      'claim.served',
      'pledge.created',
      'receipt.drafted',
      'receipt.confirmed',
      'receipt.corrected',
      'receipt.withdrawn',
      'organization.changed',
    ],
  },
];
