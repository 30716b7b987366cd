/** Others come: they share, like, and write. */
import assert from 'node:assert/strict';
import { getMe } from '#shared/accounts/endpoints.ts';
import { likePledge, unlikePledge } from '#shared/favorites/like-endpoints.ts';
import { createMessage, listMessages, markMessageRead } from '#shared/messages/endpoints.ts';
import { createContactMessage } from '#shared/site/contact-endpoints.ts';
import { eventually, type Step, type Walk } from '../walk.ts';

export const PEOPLE_STEPS: readonly Step[] = [
  { name: 'the pledge has a picture to share', needs: ['accounts', 'demo data'], run: sharePicture },
  { name: 'the pledge’s own page comes whole', needs: ['edge', 'accounts', 'demo data'], run: showPledge },
  { name: 'a buyer signs up and signs in', needs: ['accounts'], run: signUpBuyer },
  { name: 'the buyer likes the pledge, and no more', needs: ['accounts', 'demo data'], run: like },
  { name: 'the buyer writes to the fisherman', needs: ['accounts', 'demo data'], run: writeMessage },
  { name: 'a contact message is taken', needs: ['demo data'], run: sendContactMessage },
  { name: 'it arrives at the site’s mailbox', needs: ['demo data', 'mailbox'], run: receiveContactMessage },
];

async function sharePicture({ site, left }: Walk): Promise<void> {
  const response = await site.request(`/share/${left('pledge').id}.jpg`);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'image/jpeg');
  const bytes = Buffer.from(await response.arrayBuffer());
  assert.equal(bytes.subarray(0, 3).toString('hex'), 'ffd8ff', 'It is no JPEG.');
}

async function showPledge({ site, left }: Walk): Promise<void> {
  const { id, species } = left('pledge');
  const response = await site.request(`/pledge/${id}`);
  assert.equal(response.status, 200);
  const page = await response.text();
  assert.match(page, /<h1[^>]*>/, 'It was not rendered.');
  assert.ok(page.includes(id) && page.includes(String(species)), 'It is of another pledge.');
  assert.match(page, /<meta property="og:title" content="[^"]*12/);
  assert.match(page, new RegExp(`<meta property="og:image" content="[^"]*/share/${id}\\.jpg`));
}

async function signUpBuyer({ accounts, leave }: Walk): Promise<void> {
  if (!accounts) throw new Error('Nobody can sign up here.');
  leave('buyer', await accounts.make('Smoke Buyer', 'buyer'));
}

async function like({ site, left }: Walk): Promise<void> {
  const request = { token: left('buyer').token, params: { pledgeId: left('pledge').id } };
  assert.equal((await site.call(likePledge, request)).body.likeCount, 1);
  assert.equal((await site.call(likePledge, request)).body.likeCount, 1, 'A like counted twice.');
  const me = (await site.call(getMe, { token: request.token })).body;
  assert.deepEqual(me.likedPledgeIds, [request.params.pledgeId]);
  assert.equal((await site.call(unlikePledge, request)).body.likeCount, 0);
}

async function writeMessage({ site, left }: Walk): Promise<void> {
  const [buyer, fisherman] = [left('buyer'), left('fisherman')];
  const body = {
    recipientId: fisherman.userId,
    subject: 'Is there some left?',
    content: 'Written by the smoke test of a deployment.',
    catchId: left('catch').id,
  };
  const { id } = (await site.call(createMessage, { token: buyer.token, body })).body;
  const inbox = async () => (await site.call(listMessages, { token: fisherman.token })).body;
  const { unread, items } = await inbox();
  assert.deepEqual([unread, items.map((each) => [each.id, each.isRead])], [1, [[id, false]]]);
  await site.call(markMessageRead, { token: fisherman.token, params: { messageId: id } });
  assert.equal((await inbox()).unread, 0);
}

const SUBJECT = `Smoke test ${new Date().toISOString()}`;

async function sendContactMessage({ site }: Walk): Promise<void> {
  const body = {
    name: 'Smoke Test',
    email: 'success@simulator.amazonses.com',
    subject: SUBJECT,
    message: 'Sent by the smoke test of a deployment.',
    flavour: 'consumer',
  } as const;
  const { status } = await site.call(createContactMessage, { body });
  // Five an hour from one address: a sixth deployment within the hour is told so.
  assert.ok(status === 201 || status === 429, `It answered ${status}.`);
}

async function receiveContactMessage({ readMail }: Walk): Promise<void> {
  await eventually('The contact message', async () => {
    const text = await readMail?.('hello@creel.localhost');
    return text?.includes(SUBJECT) ? text : undefined;
  });
}
