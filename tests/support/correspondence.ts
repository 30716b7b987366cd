/** Messages between people of tests. */

import { getMe } from '#shared/accounts/endpoints.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { createMessage, listMessages } from '#shared/messages/endpoints.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { type NewUser, signIn, type TestUser } from './cloud/users.ts';

/** A person with an existing account. */
export async function aPerson(cloud: LocalCloud, user: NewUser = {}): Promise<TestUser> {
  const person = await cloud.createUser(user);
  await cloud.call(getMe, { token: person.accessToken });
  return person;
}

type Words = Partial<BodyInput<typeof createMessage>>;

/** Sends a message and returns the response, which may be a refusal. */
export function write(cloud: LocalCloud, from: TestUser, to: Pick<TestUser, 'userId'>, words: Words = {}) {
  return cloud.call(createMessage, {
    token: from.accessToken,
    body: {
      recipientId: to.userId,
      subject: 'Is there cod left?',
      content: 'I would take 5 lb on Friday.',
      ...words,
    },
  });
}

export async function inboxOf(cloud: LocalCloud, { accessToken: token }: TestUser) {
  return (await cloud.call(listMessages, { token })).body;
}

/** The number of unread messages in GET /me. */
export async function unreadOf(cloud: LocalCloud, { accessToken: token }: TestUser) {
  return (await cloud.call(getMe, { token })).body.unreadMessages;
}

/** Two people without a conversation. */
export async function pair(cloud: LocalCloud): Promise<[TestUser, TestUser]> {
  return await Promise.all([aPerson(cloud, { name: 'Ruth Alder' }), aPerson(cloud, { name: 'Omar Finn' })]);
}

/** Signs a person in again whose token expired when the clock was moved. */
export async function signedInAgain(cloud: LocalCloud, user: TestUser): Promise<TestUser> {
  return { ...user, accessToken: await signIn(cloud, user) };
}
