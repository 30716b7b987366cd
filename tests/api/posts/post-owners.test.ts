/** People who may not change a post, and the messages for that: second specification document, sections 6 and 8. */
import { describe, expect } from 'vitest';
import { cloud, it, omar, ruth, usePeople } from '#tests/support/browser/fixtures.ts';
import { hoursAgo, postCatch, postPledge } from '#tests/support/builders.ts';
import { refusalOf } from '#tests/support/cloud/refusal.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { apiErrors } from '#words/general/api-errors.ts';

usePeople();

let catchId: string;
let pledgeId: string;

it.beforeEach(async () => {
  [catchId, pledgeId] = await Promise.all([
    postCatch(cloud, ruth).then(({ id }) => id),
    postPledge(cloud, ruth).then(({ id }) => id),
  ]);
});

type Kind = 'catch' | 'pledge';
const pathOf = (kind: Kind) => (kind === 'catch' ? `/api/catches/${catchId}` : `/api/pledges/${pledgeId}`);

const send = (method: string, path: string, json?: object, { accessToken: token } = ruth) =>
  cloud.request(path, { method, token, json });
const CATCH_NOT_YOURS = "Catch not found or you don't have permission to edit it.";
const CATCH_MAY_NOT_DELETE = "Catch not found or you don't have permission to delete it.";
const ABSENT = '01JCXZ0000000000000000000A';

/**
 * Every call that changes a post or shows data that only its owner sees, with the messages for an absent post and for
 * another person's post.
 */
const CALLS: [Kind, string, string, object | undefined, { absent: string; notYours: string }][] = [
  [
    'catch',
    'PATCH',
    '',
    { version: 1, quantity: '1' },
    { absent: CATCH_NOT_YOURS, notYours: CATCH_NOT_YOURS },
  ],
  ['catch', 'PUT', '/visibility', { hidden: true }, { absent: CATCH_NOT_YOURS, notYours: CATCH_NOT_YOURS }],
  ['catch', 'PUT', '/visibility', { hidden: false }, { absent: CATCH_NOT_YOURS, notYours: CATCH_NOT_YOURS }],
  ['catch', 'DELETE', `/photos/${ABSENT}`, undefined, { absent: CATCH_NOT_YOURS, notYours: CATCH_NOT_YOURS }],
  ['catch', 'DELETE', '', undefined, { absent: CATCH_MAY_NOT_DELETE, notYours: CATCH_MAY_NOT_DELETE }],
  [
    'pledge',
    'PATCH',
    '',
    { version: 1, story: 'x' },
    { absent: 'Pledge not found', notYours: "You don't have permission to edit this pledge" },
  ],
  [
    'pledge',
    'PUT',
    '/visibility',
    { hidden: true },
    { absent: 'Pledge not found', notYours: "You don't have permission to edit this pledge" },
  ],
  [
    'pledge',
    'DELETE',
    '',
    undefined,
    { absent: 'Pledge not found', notYours: "You don't have permission to delete this pledge" },
  ],
];

describe.each(CALLS)('%s: %s …%s %j', (kind, method, rest, body, { absent, notYours }) => {
  it('is refused without signing in', async () => {
    const error = await refusalOf(
      await send(method, pathOf(kind) + rest, body, { ...ruth, accessToken: '' }),
    );
    expect(error).toMatchObject({ code: 'not_signed_in', message: apiErrors.not_signed_in });
  });

  it('is refused to a person who may only see the post', async () => {
    const error = await refusalOf(await send(method, pathOf(kind) + rest, body, omar));
    expect(error).toMatchObject({ code: 'not_allowed', message: notYours });
    expect((await cloud.request(pathOf(kind))).status).toBe(200);
  });

  it('does not reveal a hidden post to another person', async () => {
    await send('PUT', `${pathOf(kind)}/visibility`, { hidden: true });
    const hidden = await refusalOf(await send(method, pathOf(kind) + rest, body, omar));
    const path = pathOf(kind).replace(/[^/]+$/, ABSENT);
    const never = await refusalOf(await send(method, path + rest, body, omar));
    expect({ ...hidden, requestId: '' }).toEqual({ ...never, requestId: '' });
    expect(never).toMatchObject({ code: 'not_found', message: absent });
  });

  it('is refused if the post was deleted', async () => {
    expect((await send('DELETE', pathOf(kind))).status).toBe(200);
    expect(await refusalOf(await send(method, pathOf(kind) + rest, body))).toMatchObject({
      code: 'not_found',
      message: absent,
    });
  });
});

describe('the owner’s own view', () => {
  it('is not found by anybody else, hidden or not', async () => {
    for (const path of [`/api/me/catches/${catchId}`, `/api/me/pledges/${pledgeId}`]) {
      expect((await send('GET', path)).status).toBe(200);
      expect((await refusalOf(await send('GET', path, undefined, omar))).code).toBe('not_found');
    }
    expect((await cloud.request(`/api/me/catches/${catchId}`)).status).toBe(401);
  });

  it('contains the handling of a pledge, which nobody else sees', async () => {
    const handling = { storage: 'iced' as const, icedAt: hoursAgo(4), temperature: 33.5 };
    const { id } = await postPledge(cloud, ruth, { handling });
    expect((await asOwner(cloud, ruth).readPledge(id)).body.handling).toEqual(handling);
    expect(await (await cloud.request(`/api/pledges/${id}`)).text()).not.toContain('handling');
  });
});
