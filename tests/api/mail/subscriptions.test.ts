/** Newsletters for people without an account: they confirm the subscription, and end it with one click. */
import { describe, expect } from 'vitest';
import { hashOfAddress } from '#lambdas/mail/store/suppressions.ts';
import { subscriber } from '#lambdas/newsletters/store/items.ts';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import type { Flavour } from '#shared/flavours.ts';
import { DAY, SUBSCRIPTION_CONFIRM_WITHIN, SUBSCRIPTION_MAILS_PER_DAY } from '#shared/limits.ts';
import { countMailAudience, getMailing } from '#shared/newsletters/endpoints.ts';
import { confirmSubscription, createSubscription } from '#shared/newsletters/subscription-endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { readItem, readTable } from '#tests/support/cloud/table.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { mailsTo, theMailTo, unsubscribeLinks } from '#tests/support/mailbox.ts';
import { giveAddresses, sendMailing } from '#tests/support/mailings.ts';
import { aStranger } from '#tests/support/organizations.ts';
import {
  aSubscriber,
  aSubscription,
  aSubscriptionToken,
  askForNewsletter,
  confirm,
} from '#tests/support/subscriptions.ts';

useOwnCloud();

let mo: TestUser;
it.beforeAll(async () => {
  mo = await aPerson(cloud, { groups: ['fisherman_manager'] });
  await giveAddresses(cloud);
});

const isSubscribed = async (email: string, flavour: Flavour = 'consumer') =>
  (await readItem(cloud, subscriber.key({ flavour, addressHash: hashOfAddress(email) }))) !== undefined;

async function send(audience: 'subscribers.consumer' | 'subscribers.community') {
  const { id: mailingId } = (await sendMailing(cloud, mo, { audience })).body;
  await cloud.settled();
  return (await cloud.call(getMailing, { token: mo.accessToken, params: { mailingId } })).body;
}

/** Unsubscribes as an email program does with one click. */
async function clickUnsubscribe(email: string): Promise<void> {
  const mails = await mailsTo(cloud, { email });
  const [newsletter] = mails.filter(({ headers }) => headers['list-unsubscribe']);
  if (!newsletter) throw new Error('There is no newsletter');
  const { pathname, search } = unsubscribeLinks(newsletter).header;
  await cloud.request(pathname + search, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  await cloud.settled();
}

describe('a newsletter subscription', () => {
  it('starts when the link in its email is confirmed, not when it is opened', async () => {
    const email = aStranger();
    const token = await aSubscriptionToken(cloud, { email });
    const mail = await theMailTo(cloud, { email });
    expect(mail.headers).not.toHaveProperty('list-unsubscribe');
    expect((await cloud.request('/newsletter')).status).toBe(200);
    expect(await isSubscribed(email)).toBe(false);
    expect((await confirm(cloud, token)).status).toBe(201);
    expect(await isSubscribed(email)).toBe(true);
    const kept = await readItem(
      cloud,
      subscriber.key({ flavour: 'consumer', addressHash: hashOfAddress(email) }),
    );
    expect(Object.keys(kept ?? {}).sort()).toEqual(['confirmedOn', 'email', 'language', 'pk', 'sk']);
    // Nothing else contains the address any more.
    const named = (await readTable(cloud)).filter((item) => JSON.stringify(item).includes(email));
    expect(named).toHaveLength(1);
  });

  it('is confirmed once by a link, also if the request is repeated with one key', async () => {
    const token = await aSubscriptionToken(cloud);
    const request = { body: { token }, idempotencyKey: crypto.randomUUID() };
    for (let twice = 0; twice < 2; twice++)
      expect((await cloud.call(confirmSubscription, request)).body).toEqual({ confirmed: true });
    const again = await confirm(cloud, token);
    expect([again.status, again.error.message]).toEqual([
      404,
      'This link has been used or is older than 48 hours. If you are not subscribed yet, subscribe again.',
    ]);
    expect((await confirm(cloud, 'made-up')).status).toBe(404);
  });

  it('gets the same response for an address that is known, unknown, subscribed, or entered once too often', async () => {
    const [known, subscribed, email] = [(await aPerson(cloud)).email, await aSubscriber(cloud), aStranger()];
    const addresses = [
      known,
      subscribed,
      email,
      email,
      ...['+1@', '+2@'].map((tag) => email.replace('@', tag)),
    ];
    const answers = await Promise.all(
      addresses.map((address) => askForNewsletter(cloud, { email: address })),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [201, { received: true }]),
    );
    await cloud.settled();
    const typed = cloud.mails().filter(({ to }) => addresses.slice(2).includes(to));
    expect(typed).toHaveLength(SUBSCRIPTION_MAILS_PER_DAY);
  });

  it('is refused for too many requests from one network, and for an invalid address', async () => {
    const { error } = await cloud.call(createSubscription, { body: aSubscription({ email: 'nobody' }) });
    expect(error.issues).toEqual([{ path: 'email', message: 'Please enter a valid email address' }]);
    const ask = () => cloud.call(createSubscription, { body: aSubscription() });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) statuses.push((await ask()).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('does not start with an expired link', async () => {
    const email = aStranger();
    const token = await aSubscriptionToken(cloud, { email });
    cloud.clock.advance(SUBSCRIPTION_CONFIRM_WITHIN);
    expect((await confirm(cloud, token)).status).toBe(404);
    expect(await isSubscribed(email)).toBe(false);
    mo = { ...mo, accessToken: await signIn(cloud, mo) };
  });
});

describe('a newsletter to the subscribers of a site', () => {
  it('is counted and sent to each once, until one click ends the subscription and removes the address', async () => {
    const before = await countOf('subscribers.community');
    const [stays, leaves, elsewhere] = [
      await aSubscriber(cloud, { flavour: 'community' }),
      await aSubscriber(cloud, { flavour: 'community' }),
      await aSubscriber(cloud),
    ];
    expect(await countOf('subscribers.community')).toBe(before + 2);
    expect(await send('subscribers.community')).toMatchObject({ sent: before + 2, state: 'sent' });
    await clickUnsubscribe(leaves);
    expect([await isSubscribed(stays, 'community'), await isSubscribed(leaves, 'community')]).toEqual([
      true,
      false,
    ]);
    await send('subscribers.community');
    const subjects = async (email: string) =>
      (await mailsTo(cloud, { email })).filter(({ subject }) => subject === 'The season opens').length;
    expect([await subjects(stays), await subjects(leaves), await subjects(elsewhere)]).toEqual([2, 1, 0]);
  });

  it('is sent again to an address that unsubscribed and then confirmed again', async () => {
    const email = await aSubscriber(cloud);
    await send('subscribers.consumer');
    await clickUnsubscribe(email);
    expect(await isSubscribed(email)).toBe(false);
    cloud.clock.advance(DAY);
    mo = { ...mo, accessToken: await signIn(cloud, mo) };
    await aSubscriber(cloud, { email });
    expect(await isSubscribed(email)).toBe(true);
    await send('subscribers.consumer');
    const mails = await mailsTo(cloud, { email });
    expect(mails.filter(({ subject }) => subject === 'The season opens')).toHaveLength(2);
  });

  it('is not sent to people who confirm on a later day, or to an address that bounced', async () => {
    const [early, bounced] = [await aSubscriber(cloud), await aSubscriber(cloud)];
    await suppressed(bounced);
    expect([await isSubscribed(early), await isSubscribed(bounced)]).toEqual([true, false]);
    const tomorrow = new Date(cloud.clock.now() + 2 * DAY).toISOString().slice(0, 10);
    const later = { email: aStranger(), confirmedOn: tomorrow };
    const addressHash = hashOfAddress(later.email);
    await putItems(cloud, [{ ...subscriber.item({ flavour: 'consumer', addressHash }, later) }]);
    await send('subscribers.consumer');
    expect((await mailsTo(cloud, { email: early })).length).toBeGreaterThan(1);
    expect(await mailsTo(cloud, later)).toEqual([]);
  });
});

describe('an address that also has an account', () => {
  it('gets news of that site only through the account, and of the other site through its subscription', async () => {
    const email = await aSubscriber(cloud, { flavour: 'community' });
    await confirm(cloud, await aSubscriptionToken(cloud, { email }));
    expect(await isSubscribed(email)).toBe(true);
    const person = await cloud.signUp({ email, flavour: 'consumer' });
    await cloud.settled();
    expect([await isSubscribed(email), await isSubscribed(email, 'community')]).toEqual([false, true]);
    await cloud.call(deleteAccount, { token: person.accessToken });
    await cloud.settled();
    expect(await isSubscribed(email, 'community')).toBe(false);
  });

  it('is not added as a subscriber when its owner subscribes', async () => {
    const { email } = await aPerson(cloud);
    await aSubscriber(cloud, { email });
    expect(await isSubscribed(email)).toBe(false);
  });
});

async function countOf(audience: 'subscribers.consumer' | 'subscribers.community'): Promise<number> {
  const { body } = await cloud.call(countMailAudience, { token: mo.accessToken, query: { audience } });
  return body.recipients;
}

async function suppressed(email: string): Promise<void> {
  const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: email }] };
  await cloud.runtime.invoke('record-mail-feedback', {
    Records: [{ EventSource: 'aws:sns', Sns: { Message: JSON.stringify({ eventType: 'Bounce', bounce }) } }],
  });
  await cloud.settled();
}
