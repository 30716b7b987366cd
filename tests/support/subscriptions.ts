/** Builders of newsletter subscribers for tests. */
import { randomInt } from 'node:crypto';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import type { Language } from '#shared/languages.ts';
import { confirmSubscription, createSubscription } from '#shared/newsletters/subscription-endpoints.ts';
import { callApi } from './cloud/api-call.ts';
import { httpRequest } from './cloud/http.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { mailsTo } from './mailbox.ts';
import { aStranger } from './organizations.ts';

type Subscription = BodyInput<typeof createSubscription>;

export const aSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  email: aStranger(),
  flavour: 'consumer',
  ...changes,
});

/** Each request comes from another network address, because requests are limited by address. */
export function askForNewsletter(
  cloud: LocalCloud,
  changes: Partial<Subscription> = {},
  language: Language = 'en',
) {
  const localAddress = `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;
  return callApi(
    cloud.origin(),
    createSubscription,
    { body: aSubscription(changes), headers: { 'accept-language': language } },
    (origin, path, request) => httpRequest(origin, path, { ...request, localAddress }),
  );
}

/** Requests the newsletter. @returns the token in the confirmation email; empty if there is none */
export async function aSubscriptionToken(
  cloud: LocalCloud,
  changes: Partial<Subscription> = {},
  language?: Language,
): Promise<string> {
  const body = aSubscription(changes);
  await askForNewsletter(cloud, body, language);
  const mails = await mailsTo(cloud, body);
  return mails.map(({ html }) => /\/newsletter\?step=confirm#([\w-]+)"/.exec(html)?.[1]).find(Boolean) ?? '';
}

export const confirm = (cloud: LocalCloud, token: string) =>
  cloud.call(confirmSubscription, { body: { token } });

/** A person without an account who receives the newsletters. @returns the address */
export async function aSubscriber(
  cloud: LocalCloud,
  changes: Partial<Subscription> = {},
  language?: Language,
): Promise<string> {
  const body = aSubscription(changes);
  await confirm(cloud, await aSubscriptionToken(cloud, body, language));
  await cloud.settled();
  return body.email;
}
