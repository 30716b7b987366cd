import { AppError } from '#shared/contract/errors.ts';
import * as endpoints from '#shared/email/endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { endpoint } from '../core/endpoint.ts';
import { readAccounts } from '../people/store/accounts.ts';
import { ensureAccount } from '../people/store/ensure-account.ts';
import { listMembers } from '../people/store/memberships.ts';
import { addressMails, resultsOf } from './address-mails.ts';
import { contentOf, kindOf } from './content-by-hand.ts';
import { queueRemembered } from './queue-remembered.ts';
import { changePreferences, readPreferences } from './store/mail-choices.ts';
import { hashOfAddress } from './store/suppressions.ts';
import { openUnsubscription } from './unsubscribe-token.ts';

export const getMailPreferences = endpoint(endpoints.getMailPreferences, async ({ actor, now }) => {
  const { email } = await ensureAccount(actor.userId, now);
  return await readPreferences(email);
});

export const setMailPreferences = endpoint(endpoints.setMailPreferences, async ({ body, actor, now }) => {
  const { email } = await ensureAccount(actor.userId, now);
  return await changePreferences(hashOfAddress(email), body);
});

export const unsubscribe = endpoint(endpoints.unsubscribe, async ({ query: { token } }) => {
  const opened = openUnsubscription(token);
  if (!opened) throw new AppError('not_found', words.unsubscribeLinkInvalid);
  const { addressHash, kind } = opened;
  await changePreferences(addressHash, { [kind]: false });
  return { kind, unsubscribed: true as const };
});

/** Into the queue: a mail that fails is tried again, and the page does not wait. */
export const sendMails = endpoint(endpoints.sendMails, async ({ body, actor, rememberAnswer, now }) => {
  const content = contentOf(body);
  const kind = kindOf(body);
  const name = body.data?.name ?? '';
  const people = [...new Set(body.to)].map((email) => ({ name, email }));
  const addressed = await addressMails(people, kind);
  const results = resultsOf(addressed);
  const { subject, flavour = 'consumer' } = body;
  const mails = addressed
    .filter(({ reason }) => reason === undefined)
    .map(({ email: to }) => ({
      to,
      flavour,
      kind,
      isTyped: true as const,
      ...(subject && { subject }),
      content,
    }));
  const sending = { actorId: actor.userId, mail: content.type, now };
  await queueRemembered(mails, rememberAnswer(results), sending);
  return results;
});

/** To all administrators and fisherman managers (second document, section 6), whatever news they want: they ask for it. */
export const sendSampleInvitation = endpoint(
  endpoints.sendSampleInvitation,
  async ({ actor, rememberAnswer, now }) => {
    const addressed = await addressMails(await readStaff(), undefined);
    const results = resultsOf(addressed);
    const mails = addressed
      .filter(({ reason }) => reason === undefined)
      .map(({ name, email: to }) => ({
        to,
        flavour: 'consumer' as const,
        content: { type: 'invitation_confirmation' as const, name, isSample: true },
      }));
    const sending = { actorId: actor.userId, mail: 'sample_invitation', now };
    await queueRemembered(mails, rememberAnswer(results), sending);
    return results;
  },
);

/** Once each, also who is both. Who never signed in has no address here. */
async function readStaff(): Promise<{ name: string; email: string }[]> {
  const groups = await Promise.all([listMembers('admin'), listMembers('fisherman_manager')]);
  const userIds = [...new Set(groups.flat().map(({ userId }) => userId))];
  const accounts = await readAccounts(userIds);
  return accounts.flatMap((account) => (account ? [{ name: account.name, email: account.email }] : []));
}
