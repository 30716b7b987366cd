import * as endpoints from '#shared/newsletters/by-hand-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { signUpMail } from '../invitations/jobs.ts';
import { readAccounts } from '../people/store/accounts.ts';
import { listMembers } from '../people/store/memberships.ts';
import { addressMails, resultsOf } from './address-mails.ts';
import { jobsOf, kindOf } from './mail-by-hand.ts';
import { queueRemembered } from './queue-remembered.ts';

/** Into the queue: an email that fails is tried again, and the page does not wait. */
export const sendMails = endpoint(endpoints.sendMails, async ({ body, actor, rememberAnswer, now }) => {
  const jobOf = jobsOf(body);
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
      job: (id: string) => jobOf({ id, to, flavour, kind, isTyped: true, ...(subject && { subject }) }),
    }));
  const sending = { actorId: actor.userId, mail: body.type, now };
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
        job: (id: string) =>
          signUpMail.of({ id, to, flavour: 'consumer', content: { name, isSample: true } }),
      }));
    const sending = { actorId: actor.userId, mail: 'sample_invitation', now };
    await queueRemembered(mails, rememberAnswer(results), sending);
    return results;
  },
);

/** Once each, also who is both. People who never signed in have no address here. */
async function readStaff(): Promise<{ name: string; email: string }[]> {
  const groups = await Promise.all([listMembers('admin'), listMembers('fisherman_manager')]);
  const userIds = [...new Set(groups.flat().map(({ userId }) => userId))];
  const accounts = await readAccounts(userIds);
  return accounts.flatMap((account) => (account ? [{ name: account.name, email: account.email }] : []));
}
