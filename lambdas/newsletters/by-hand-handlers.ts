import type { MailKind } from '#shared/mail/kinds.ts';
import * as endpoints from '#shared/newsletters/by-hand-endpoints.ts';
import type { MailResults } from '#shared/newsletters/by-hand-schemas.ts';
import * as words from '#words/newsletters/by-hand.ts';
import { endpoint } from '../core/endpoint.ts';
import { signUpMail } from '../invitations/jobs.ts';
import { reasonsNotToWrite } from '../mail/store/mail-choices.ts';
import { readAccounts } from '../people/store/accounts.ts';
import { listMembers } from '../people/store/memberships.ts';
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

interface Addressee {
  name: string;
  email: string;
}

interface Addressed extends Addressee {
  /** Why it is not sent. */
  reason: string | undefined;
}

/** Sorts people into those who can be written to and those who can't, with the reason. */
async function addressMails(people: readonly Addressee[], kind: MailKind | undefined): Promise<Addressed[]> {
  const reasons = await reasonsNotToWrite(
    people.map(({ email }) => email),
    kind,
  );
  return people.map((person, index) => {
    const reason = reasons[index];
    return { ...person, reason: reason && words.reasonsNotSent[reason] };
  });
}

function resultsOf(addressed: readonly Addressed[]): MailResults {
  const results = {
    successful: addressed.flatMap(({ name, email, reason }) =>
      reason === undefined ? [{ name, email }] : [],
    ),
    failed: addressed.flatMap(({ email, reason }) => (reason === undefined ? [] : [{ email, reason }])),
  };
  return { successful: results.successful.length, failed: results.failed.length, results };
}
