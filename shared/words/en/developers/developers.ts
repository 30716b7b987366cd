/** The page for people who write programs with the API. Code and names of the API are the same in all languages. */
export { forDevelopers as title } from './link.ts';
export const lead =
  'With an API key, a program of your organization finds pledges, claims meals and reads the figures.';

export const quickStart = 'Quick start';
export const prepare = [
  'Start a site of your own, with sample data: <code>npm ci</code>, then <code>npm start</code>.',
  'Sign in there as <code>organization@creel.example</code> with the password <code>FreshCatch1</code>.',
  'Open the page of your organization, and make an API key.',
  'Set these variables in your shell. The id of the organization is at the end of its page’s address.',
];
export const find = 'Find meals near your organization:';
export const choose = 'Choose a pledge from the response, and one of its pickup times:';
export const claim = 'Claim two meals:';
export const figures = 'Read the figures:';
export const inTypeScript = 'The same in TypeScript';

export const rulesTitle = 'Rules for every call';
export const rules = (callsPerMinute: number) => [
  'Send the API key in the Authorization header, never in an address.',
  'A key acts for one organization, and does what its scopes allow.',
  `A key can make ${callsPerMinute} calls a minute. The RateLimit field of each response says how many are left.`,
  'A request with the same Idempotency-Key acts only once. Repeat it as often as you need.',
  'Long lists come in pages. Send nextCursor as cursor to get the next one.',
  'Fields can be added at any time. Ignore those that you don’t know.',
];
export const openApi =
  'All fields are in the <document>OpenAPI document</document>. Tools make a typed client from it.';
export const outsidePartners =
  'A newspaper, an office or another partner without an organization asks an <contact>administrator of the site</contact> for a key. It is for these endpoints only:';

export const endpointsTitle = 'Endpoints';
export const endpoints = {
  listPledges: 'Lists pledges, the newest first.',
  getPledge: 'Gets one pledge.',
  findMeals: 'Lists pledges with meals left near your organization, with their pickup.',
  getMealsOnOffer: 'Gets one pledge with its handling and pickup.',
  createClaim: 'Claims meals. Only the first response has the code for the handover.',
  listClaims: 'Lists the claims of your organization, the newest first.',
  getClaim: 'Gets one claim.',
  cancelClaim: 'Cancels a claim, which frees its meals.',
  createClaimCode: 'Makes a new code for the handover. The old one stops working.',
  recordServed: 'Records how many of the collected meals you served.',
  getImpact: 'Gets the totals of meals pledged, claimed and served on this site.',
  exportMeals: 'Lists every change to the meals that your organization claimed, as CSV.',
  listLandings: 'Lists announced landings, the earliest first.',
  getLanding: 'Gets one landing.',
};
export const scope = 'Scope';
export const query = 'Query';
export const body = 'Body';
export const limit = 'Limit';
export const perHour = (calls: string) => `${calls} calls an hour`;
export const success = 'Status';
export const errors = 'Errors';
export const ends = (since: string, end: string) => `Deprecated since ${since}. It ends on ${end}.`;
export const instead = (name: string) => `Call ${name} instead.`;

export const errorsTitle = 'Errors';
export const errorsLead = 'Each error has a code, a text in your language, and the id of the request.';

export const webhooksTitle = 'Webhooks';
export const webhooksLead =
  'A webhook tells your program about events. Add one on the page of your organization. Requests are signed by Standard Webhooks, and have ids only.';
export const webhookRules = [
  'Reply to the first request with its challenge: {"challenge": "…"}.',
  'Each event arrives at least once. Ignore a webhook-id that you have seen before.',
  'The events of one claim arrive in order.',
  'Reply with a status from 200 to 299 within five seconds. We try for three days.',
];

export const changesTitle = 'Changes to the API';
export const newEndpoints = 'New endpoints';
export const newEvents = 'New webhook events';

export const endTitle = 'When an endpoint ends';
export const endRules = (months: number) => [
  `We announce it here at least ${months} months before.`,
  'From then on, each of its responses has the header fields Deprecation and Sunset.',
];
