/**
 * Each AWS call of a reading endpoint fails, while the functions' caches are empty. The person is told so in words, and
 * the next read is as before: no failure is kept.
 */
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCalendarAddress } from '#shared/calendar/endpoints.ts';
import { API_FUNCTIONS, type EndpointDefinition } from '#shared/contract/endpoint.ts';
import { MINUTE } from '#shared/limits.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { saveMailingDraft } from '#shared/newsletters/draft-endpoints.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { createShortAddress } from '#shared/sharing/endpoints.ts';
import { aBusyPerson } from '#tests/support/browser/busy-person.ts';
import { postCatch, upload } from '#tests/support/builders.ts';
import { type FaultyCloud, SDK_ATTEMPTS, startFaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { anInvitationToken } from '#tests/support/invitations.ts';
import { byPhone } from '#tests/support/landings.ts';
import { aGivenUpMailing, aLetter } from '#tests/support/mailings.ts';
import { anActiveWebhook } from '#tests/support/webhooks.ts';
import { type Answer, failCall, liftAll, problemOf, recordCalls } from './failed-calls.ts';

let cloud: FaultyCloud;
let reader: TestUser;
let params: Readonly<Record<string, string>>;

beforeAll(async () => {
  cloud = await startFaultyCloud(API_FUNCTIONS);
  const { as, ids } = await aBusyPerson(cloud);
  reader = as;
  params = { ...ids, ...(await moreIds(as, ids.organizationId ?? '')) };
});
afterAll(() => cloud.stop());

async function moreIds(as: TestUser, organizationId: string): Promise<Record<string, string>> {
  const token = as.accessToken;
  const draftId = ulid();
  await cloud.call(saveMailingDraft, { token, params: { draftId }, body: { ...aLetter(), version: 0 } });
  const shared = { kind: 'fisherman' as const, id: as.userId };
  const { path } = (await cloud.call(createShortAddress, { body: shared })).body;
  const [, space = '', name = ''] = path.split('/');
  const { address } = (await cloud.call(createCalendarAddress, { token })).body;
  return {
    draftId,
    ...{ space, name, file: address?.path.split('/').at(-1) ?? '' },
    ...(await aReportOfPhoto()),
    landingId: (await byPhone(cloud, as).announce()).body.id,
    uploadId: (await upload(cloud, as)).uploadId,
    mailingId: await aGivenUpMailing(cloud),
    webhookId: (await anActiveWebhook(cloud, organizationId)).webhookId,
    token: await anInvitationToken(cloud),
    role: 'admin',
  };
}

async function aReportOfPhoto() {
  const seller = await cloud.createUser();
  const { uploadId: photoId } = await upload(cloud, seller);
  const { id: catchId } = await postCatch(cloud, seller, { photos: [{ uploadId: photoId }] });
  const { accessToken: token } = await cloud.createUser();
  const about = { reportedUserId: seller.userId, catchId };
  const body = { ...about, reportType: 'spam', description: 'No fish.' } as const;
  const { id: reportId } = (await cloud.call(createReport, { token, body })).body;
  await cloud.settled();
  return { reportId, photoId };
}

/** Queries of endpoints that need one. */
const QUERIES: Readonly<Record<string, (ids: typeof params) => Readonly<Record<string, string>>>> = {
  countMailAudience: () => ({ audience: 'role.buyer' }),
  findMailRecipients: () => ({ q: 'omar' }),
  findOrganizations: () => ({ q: 'harb' }),
  findPlace: () => ({ q: '04101' }),
  getAnnualReport: ({ year = '' }) => ({ year }),
  getAnnualReportFile: ({ year = '' }) => ({ year }),
  getYearLetter: ({ year = '' }) => ({ year }),
  listClaims: ({ organizationId = '' }) => ({ organizationId }),
  listMyReceipts: ({ year = '' }) => ({ year }),
  listRatings: ({ userId = '' }) => ({ fisherman: userId }),
  suggestPlaces: () => ({ q: 'portl' }),
};

async function read(definition: EndpointDefinition): Promise<Answer> {
  const { name, access } = definition;
  const known = { ...params, postId: params.pledgeId, fishermanId: params.userId };
  const year = new Date(cloud.clock.now()).getUTCFullYear().toString();
  const token = access === 'anyone' ? {} : { token: reader.accessToken };
  const request: object = { params: known, query: QUERIES[name]?.({ ...params, year }), ...token };
  return await cloud.call(definition, request);
}

/** After this, functions keep nothing that they have read. */
const emptyCaches = () => cloud.clock.advance(15 * MINUTE);

describe.each(ENDPOINTS.filter(({ method }) => method === 'GET'))('$name', (definition) => {
  it('says that it failed, and is complete again afterwards', async () => {
    reader = { ...reader, accessToken: await signIn(cloud, reader) };
    emptyCaches();
    const calls = recordCalls(cloud);
    const usual = await read(definition);
    liftAll(cloud);
    expect(usual.status).toBe(200);
    const problems: string[] = [];
    for (const [index, { service, operation }] of calls.entries()) {
      reader = { ...reader, accessToken: await signIn(cloud, reader) };
      emptyCaches();
      const fault = (['failed', 'throttled', 'brokenOff'] as const)[index % 3] ?? 'failed';
      failCall(cloud, [calls, index], { fault, times: SDK_ATTEMPTS });
      const failed = await read(definition);
      liftAll(cloud);
      const problem = problemOf(failed, fault);
      if (problem) problems.push(`${index} ${service} ${operation} ${fault} ${problem}`);
      const next = await read(definition);
      if (next.status !== 200)
        problems.push(`${index} ${service} ${operation} ${fault}: then ${next.error.code}`);
    }
    expect(problems.join('\n')).toBe('');
  });
});
