/** Input that no form sends. Each once caused a fault of ours, or was stored in the wrong place. */
import { describe, expect } from 'vitest';
import { ENDPOINTS } from '#shared/registry.ts';
import { createContactMessage } from '#shared/site/contact-endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { aCatch, aPledge, postCatch } from '#tests/support/builders.ts';
import { refusalOf } from '#tests/support/cloud/refusal.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { emailInvalid } from '#words/general/fields.ts';
import { nestedTooDeep } from '#words/newsletters/newsletters.ts';

let ruth: TestUser;

it.beforeAll(async () => {
  ruth = await cloud.createUser({ groups: ['admin'] });
  // Posting creates a fisherman profile.
  await postCatch(cloud, ruth);
});

function send(method: string, path: string, body: string): Promise<Response> {
  return cloud.request(path, {
    method,
    token: ruth.accessToken,
    idempotencyKey: crypto.randomUUID(),
    headers: { 'content-type': 'application/json' },
    body,
  });
}

/** Values that can be; nothing is found by them. */
const SAMPLES: Readonly<Record<string, string>> = {
  userId: '00000000-0000-4000-8000-000000000000',
  fishermanId: '00000000-0000-4000-8000-000000000000',
  profileType: 'buyer',
  kind: 'catch',
  receiptId: 'A'.repeat(22),
  year: '2026',
};
const absent = (path: string) =>
  `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name] ?? '01JCXZ0000000000000000000A')}`;

describe.each(ENDPOINTS.filter(({ body }) => body))('$method $path', ({ method, path }) => {
  it.each(['[]', '[{}]', 'null', '7', '"text"'])('refuses a body that is no object: %s', async (body) => {
    const error = await refusalOf(await send(method, absent(path), body));
    expect(error.code).toBe('invalid_fields');
  });
});

describe('a body that is nested', () => {
  const nested = (open: string, close: string) => `${open.repeat(9000)}1${close.repeat(9000)}`;

  it.each([
    ['lists', `{"name":${nested('[', ']')}}`],
    ['objects', nested('{"a":', '}')],
  ])('ten thousand deep is refused: %s', async (_what, body) => {
    for (const path of ['/api/contact-messages', '/api/catches'])
      expect((await refusalOf(await send('POST', path, body))).code).toBe('malformed_request');
  });
});

describe('a letter of nothing but quotations within quotations', () => {
  it('is refused before anybody gets it', async () => {
    const body = JSON.stringify({ subject: 'News', content: `${'>'.repeat(19_000)} Cod.` });
    const error = await refusalOf(await send('POST', '/api/admin/mailing-previews', body));
    expect(error.issues).toEqual([{ path: 'content', message: nestedTooDeep }]);
  });
});

describe('half of a surrogate pair', () => {
  it.each([
    ['/api/catches', { ...aCatch(), description: 'Fresh \ud800 fish' }],
    ['/api/catches', { ...aCatch(), location: 'Portland \udc00' }],
    ['/api/pledges', { ...aPledge(), story: '\udfff', species: 'other', customSpecies: 'Eel \ud83d' }],
    ['/api/pledges', { ...aPledge(), '\ud800': 1 }],
  ])('in a text sent to %s is no fault of ours', async (path, body) => {
    expect([201, 422]).toContain((await send('POST', path, JSON.stringify(body))).status);
  });

  it('is stored as the sign for what could not be read', async () => {
    const posted = await send(
      'POST',
      '/api/pledges',
      JSON.stringify({ ...aPledge(), story: 'Ice\ud800berg' }),
    );
    expect(await posted.json()).toMatchObject({ story: 'Ice\ufffdberg' });
  });
});

describe('an address that mail cannot be sent to', () => {
  const contact = { name: 'Ann', subject: 'Hi', message: 'Hello there', flavour: 'consumer' as const };

  it.each([
    'a@b.example\u0000',
    'a@[127.0.0.1].ee',
    'a@b.example:x',
    'a@127.0.0.1',
    'a@b..example',
    '.a@b.example',
    'a@-b.example',
    'a b@c.example',
    'a@b.example,c@d.example',
    '"a"@b.example',
    'a(comment)@b.example',
    'a\\@b.example',
    'ä@b.example',
  ])('is refused with the words of the form: %j', async (email) => {
    const { error } = await cloud.call(createContactMessage, { body: { ...contact, email } });
    expect(error.issues).toEqual([{ path: 'email', message: emailInvalid }]);
    const body = JSON.stringify({ ...aCatch(), contactMethod: 'email', contactInfo: email });
    const refused = await refusalOf(await send('POST', '/api/catches', body));
    expect(refused.issues).toEqual([{ path: 'contactInfo', message: emailInvalid }]);
  });
});

describe('a query parameter that the contract does not know', () => {
  it('is left out on the way to an answer that many share', async () => {
    // Earlier posts are counted by now.
    await cloud.settled();
    const [plain, asked] = await Promise.all([cloud.request('/api/home'), cloud.request('/api/home?x=1')]);
    expect(asked.status).toBe(200);
    expect(await asked.json()).toEqual(await plain.json());
  });

  it('is refused everywhere else', async () => {
    const error = await refusalOf(await cloud.request('/api/health?x=1'));
    expect(error).toMatchObject({ code: 'invalid_fields', issues: [{ path: 'x' }] });
  });
});

describe('TRACE', () => {
  it.each(['/', '/api/home', '/api/me', '/share/01JCXZ0000000000000000000A'])(
    'is refused, and nothing is sent back: %s',
    async (path) => {
      const response = await cloud.request(path, { method: 'TRACE', headers: { authorization: 'Bearer x' } });
      expect(response.status).toBe(405);
      expect(await response.text()).toBe('Method not allowed\n');
    },
  );
});
