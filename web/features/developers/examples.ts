/** A call of each endpoint with curl, as it is written in a shell. A test runs all of them. */

interface Example {
  path?: Readonly<Record<string, string>>;
  query?: string;
  body?: Readonly<Record<string, string | number>>;
}

/** Names that begin with `$` are variables of the shell. */
const ORGANIZATION = { organizationId: '$ORGANIZATION_ID' };
const PLEDGE = { pledgeId: '$PLEDGE_ID' };
const CLAIM = { claimId: '$CLAIM_ID' };

const EXAMPLES: Readonly<Record<string, Example>> = {
  listPledges: { query: 'available=true&limit=5' },
  getPledge: { path: PLEDGE },
  findMeals: { path: ORGANIZATION, query: 'sort=soonest' },
  getMealsOnOffer: { path: { ...ORGANIZATION, ...PLEDGE } },
  createClaim: {
    path: PLEDGE,
    body: {
      organizationId: '$ORGANIZATION_ID',
      meals: 2,
      pickupStart: '$PICKUP_START',
      pickupEnd: '$PICKUP_END',
      collectorName: 'Kim Reyes',
    },
  },
  listClaims: { query: 'organizationId=$ORGANIZATION_ID' },
  getClaim: { path: CLAIM },
  cancelClaim: { path: CLAIM, body: { reason: 'The van broke down.' } },
  createClaimCode: { path: CLAIM },
  recordServed: { path: CLAIM, body: { meals: 2 } },
  getImpact: { query: 'by=species' },
  exportMeals: { query: 'organizationId=$ORGANIZATION_ID' },
  listLandings: { query: 'near=43.66,-70.26' },
  getLanding: { path: { landingId: '$LANDING_ID' } },
};

interface Called {
  name: string;
  method: string;
  path: string;
  isIdempotent: boolean;
}

/** @throws Error for an endpoint without an example, or a parameter without a value */
export function curlOf({ name, method, path, isIdempotent }: Called): string {
  const example = EXAMPLES[name];
  if (!example) throw new Error(`${name} has no example.`);
  const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = example.path?.[parameter];
    if (value === undefined) throw new Error(`The example of ${name} has no ${parameter}.`);
    return value;
  });
  const query = example.query === undefined ? '' : `?${example.query}`;
  const parts = [
    `curl -sS --fail-with-body${method === 'GET' ? '' : ` -X ${method}`} "$CREEL/api${filled}${query}"`,
    '-H "Authorization: Bearer $CREEL_KEY"',
    // One key for each claim that a program wants to make, however often it sends it.
    ...(isIdempotent ? ['-H "Idempotency-Key: claim-of-$PLEDGE_ID"'] : []),
    ...(example.body
      ? [
          '-H "Content-Type: application/json"',
          `-d @- <<JSON\n${JSON.stringify(example.body, null, 2)}\nJSON`,
        ]
      : []),
  ];
  return parts.join(' \\\n  ');
}
