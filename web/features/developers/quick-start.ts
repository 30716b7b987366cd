/** Programs of the quick start, which a test runs as they are written here. */

/** Made by hand: a test has values of its own for these. */
export const SETTINGS = `export CREEL=http://localhost:5173
export CREEL_KEY=creel_...
export ORGANIZATION_ID=01...`;

/** From the response before. */
export const FOUND = `export PLEDGE_ID=01...
export PICKUP_START=2026-11-27T15:00:00Z
export PICKUP_END=2026-11-27T16:00:00Z`;

export const TYPESCRIPT = `// quick-start.ts, which Node.js 24 runs as it is: node quick-start.ts
const { CREEL, CREEL_KEY, ORGANIZATION_ID } = process.env;

async function call(path: string, body?: object) {
  const response = await fetch(\`\${CREEL}/api\${path}\`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: \`Bearer \${CREEL_KEY}\`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const result: any = await response.json();
  if (!response.ok) throw new Error(result.error?.message ?? result.message);
  return result;
}

const { items } = await call(\`/organizations/\${ORGANIZATION_ID}/pledges\`);
const [pledge] = items;
if (!pledge) throw new Error('There are no meals near your organization.');

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const offered = pledge.pickup?.slots.find(({ end }: { end: string }) => end > inAnHour);
const slot = offered ?? { start: new Date().toISOString(), end: inAnHour };

const claim = await call(\`/pledges/\${pledge.id}/claims\`, {
  organizationId: ORGANIZATION_ID,
  meals: 2,
  pickupStart: slot.start,
  pickupEnd: slot.end,
  collectorName: 'Kim Reyes',
});
console.log(\`Claimed \${claim.meals} meals of \${pledge.fishermanName}. Code: \${claim.code}\`);

const { totals } = await call('/impact');
console.log(\`Meals served so far: \${totals.mealsServed}\`);`;

export const VERIFY = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);

// Throws if the request is not from Creel, or is older than five minutes.
const event = webhook.verify(body, headers);`;
