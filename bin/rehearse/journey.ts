/** The main writes of a fisherman and a kitchen, as an app of either version sends them. */
import * as z from 'zod/mini';
import { getMe } from '#shared/accounts/endpoints.ts';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import { HOUR } from '#shared/limits.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import type { CatchBody } from '#shared/posts/catches/schemas.ts';
import { sentBody } from '#shared/posts/catches/sent-body.ts';
import { aCatch, aPledge } from '#tests/support/builders.ts';
import { callApi } from '#tests/support/cloud/api-call.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import type { Version } from './two-versions.ts';

interface Request {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  idempotencyKey?: string;
}

/** An app of a version, which knows the contract of that version and calls an API. */
export interface Web {
  app: Version;
  api: Version;
  /** @returns the answer as the app reads it @throws Error if it was refused, or is not what the app expects */
  call(name: string, request: Request): Promise<Record<string, unknown>>;
}

interface WebOptions extends Pick<Web, 'app' | 'api'> {
  endpoints: readonly EndpointDefinition[];
  origin: string;
}

export function webOf({ app, api, endpoints, origin }: WebOptions): Web {
  return {
    app,
    api,
    async call(name, { body, ...request }) {
      const definition = endpoints.find((each) => each.name === name);
      if (!definition) throw new Error(`The app ${app} has no ${name}.`);
      const sent = body && { body: sentBy(app, definition, body) };
      const answer = await callApi(origin, definition, { ...request, ...sent } as object);
      return Object(answer.body);
    },
  };
}

/** As the app does: the contract of its version completes and refuses what is typed. */
function sentBy(app: Version, definition: EndpointDefinition, body: object): unknown {
  if (!definition.body) return body;
  const read = z.parse(definition.body, body);
  return app === 'today' && definition.name === createCatch.name ? sentBody(read as CatchBody) : read;
}

/** A fisherman, and the coordinator of a kitchen. */
export interface Pair {
  fisherman: TestUser;
  coordinator: TestUser;
  organizationId: string;
}

export async function aPair(cloud: LocalCloud): Promise<Pair> {
  const [fisherman, coordinator] = await Promise.all([
    cloud.createUser({ fisherman: 'Ruth Alder' }),
    cloud.createUser(),
  ]);
  for (const { accessToken: token } of [fisherman, coordinator]) await cloud.call(getMe, { token });
  return { fisherman, coordinator, organizationId: await createOrganization(cloud, coordinator) };
}

/** The ids that an app was given, as proof that the site has it all. */
export interface Written {
  web: Web;
  catchId: string;
  pledgeId: string;
  collected: string;
  expiring: string;
  told: string[];
}

const MEALS = { pledged: 24, collected: 4, expiring: 6 };

/** Posts and handovers are sent twice with one key, as a queue does that got no answer the first time. */
export async function writeAll(cloud: LocalCloud, web: Web, pair: Pair): Promise<Written> {
  const [own, theirs] = [pair.fisherman.accessToken, pair.coordinator.accessToken];
  const inHours = (hours: number) => new Date(cloud.clock.now() + hours * HOUR).toISOString();
  const twice = async (name: string, request: Request) => {
    const queued = { ...request, idempotencyKey: crypto.randomUUID() };
    const [first, again] = [await web.call(name, queued), await web.call(name, queued)];
    if (first.id !== again.id) throw new Error(`${name} was done twice.`);
    return String(first.id);
  };
  const caughtDate = inHours(-1);
  const catchId = await twice('createCatch', { token: own, body: aCatch({ caughtDate }) });
  const pledge = aPledge({ mealsPledged: MEALS.pledged, catchDate: caughtDate });
  const pledgeId = await twice('createPledge', { token: own, body: pledge });
  const claim = (meals: number) => {
    const slot = { pickupStart: inHours(0.5), pickupEnd: inHours(1) };
    const body = { organizationId: pair.organizationId, meals, ...slot, collectorName: 'Kim Reyes' };
    return twice('createClaim', { token: theirs, params: { pledgeId }, body });
  };
  const [collected, expiring] = [await claim(MEALS.collected), await claim(MEALS.expiring)];
  const params = { claimId: collected };
  const { code } = await web.call('createClaimCode', { token: theirs, params });
  const handover = { token: own, params, body: { code, at: new Date(cloud.clock.now()).toISOString() } };
  for (let time = 0; time < 2; time++) await web.call('collectClaim', handover);
  const message = {
    recipientId: pair.fisherman.userId,
    subject: subjectOf(web),
    content: 'Is there some left?',
  };
  await twice('createMessage', { token: theirs, body: message });
  const told = ['a catch', 'a pledge', 'two claims', 'a queued handover', 'a message'];
  return { web, catchId, pledgeId, collected, expiring, told };
}

const subjectOf = ({ app, api }: Web) => `Cod by ${app} on ${api}`;

/** @param webs that read it @returns a sentence for each thing that is missing, or there twice */
export async function checkWritten(
  cloud: LocalCloud,
  webs: readonly Web[],
  { fisherman, coordinator }: Pair,
  { web, catchId, pledgeId, collected, expiring }: Written,
): Promise<string[]> {
  const wrong: string[] = [];
  const expect = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected) wrong.push(`${what}: ${found}, not ${expected}`);
  };
  const [own, theirs] = await Promise.all([signIn(cloud, fisherman), signIn(cloud, coordinator)]);
  for (const reader of webs) {
    const by = `${reader.app} on ${reader.api}`;
    const found = await reader.call('getCatch', { params: { catchId } });
    expect(`the catch, by ${by}`, found.id, catchId);
    const { mealsLeft } = await reader.call('getPledge', { params: { pledgeId } });
    expect(`meals left, by ${by}`, mealsLeft, MEALS.pledged - MEALS.collected);
    for (const [claimId, state] of [
      [collected, 'collected'],
      [expiring, 'expired'],
    ] as const) {
      const claim = await reader.call('getClaim', { token: theirs, params: { claimId } });
      expect(`a claim, by ${by}`, claim.state, state);
    }
    const { items } = await reader.call('listMessages', { token: own });
    expect(`messages, by ${by}`, Array.isArray(items) && items.length, 1);
  }
  const mails = cloud
    .mails()
    .filter(({ to, text }) => to === fisherman.email && text.includes(subjectOf(web)));
  expect('emails about the message', mails.length, 1);
  const ofClaims = cloud
    .mails()
    .filter(({ to, text }) => to === fisherman.email && text.includes('Kim Reyes'));
  expect('emails about the two claims', ofClaims.length >= 2, true);
  return wrong;
}
