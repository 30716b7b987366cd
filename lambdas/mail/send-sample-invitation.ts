import { sendSampleInvitation } from '#shared/email/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readAccounts } from '../people/store/accounts.ts';
import { listMembers } from '../people/store/memberships.ts';
import { addressMails, resultsOf } from './address-mails.ts';
import { queueRemembered } from './queue-remembered.ts';

/** To all administrators and fisherman managers (second document, section 6), whatever news they want: they ask for it. */
export default endpoint(sendSampleInvitation, async ({ actor, rememberAnswer, now }) => {
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
});

/** Once each, also who is both. Who never signed in has no address here. */
async function readStaff(): Promise<{ name: string; email: string }[]> {
  const groups = await Promise.all([listMembers('admin'), listMembers('fisherman_manager')]);
  const userIds = [...new Set(groups.flat().map(({ userId }) => userId))];
  const accounts = await readAccounts(userIds);
  return accounts.flatMap((account) => (account ? [{ name: account.name, email: account.email }] : []));
}
