import type { Language } from '#shared/languages.ts';
import type { MailKind } from '#shared/mail/kinds.ts';
import * as endpoints from '#shared/newsletters/by-hand-endpoints.ts';
import type { MailResults } from '#shared/newsletters/by-hand-schemas.ts';
import * as words from '#words/newsletters/by-hand.ts';
import { endpoint } from '../core/endpoint.ts';
import { signUpMail } from '../invitations/jobs.ts';
import { reasonsNotToWrite } from '../mail/store/mail-choices.ts';
import { findAccountOf, readAccounts } from '../people/store/accounts.ts';
import { listMembers } from '../people/store/memberships.ts';
import { jobsOf, kindOf } from './mail-by-hand.ts';
import { queueRemembered } from './queue-remembered.ts';

/** Queues the emails, so that a failed one is retried and the page does not wait. */
export const sendMails = endpoint(endpoints.sendMails, async ({ body, actor, rememberAnswer, now }) => {
  const jobOf = jobsOf(body);
  const kind = kindOf(body);
  const name = body.data?.name ?? '';
  const people = [...new Set(body.to)].map(async (email) => ({
    name,
    email,
    language: (await findAccountOf(email))?.language,
  }));
  const addressed = await addressMails(await Promise.all(people), kind);
  const results = resultsOf(addressed);
  const { subject, flavour = 'consumer' } = body;
  const mails = addressed
    .filter(({ reason }) => reason === undefined)
    .map(({ email: to, language }) => ({
      to,
      job: (id: string) =>
        jobOf({ id, to, flavour, language, kind, isTyped: true, ...(subject && { subject }) }),
    }));
  const sending = { actorId: actor.userId, mail: body.type, now };
  await queueRemembered(mails, rememberAnswer(results), sending);
  return results;
});

/** Goes to all administrators and fisherman managers (second document, section 6), whatever their email choices. */
export const sendSampleInvitation = endpoint(
  endpoints.sendSampleInvitation,
  async ({ actor, rememberAnswer, now }) => {
    const addressed = await addressMails(await readStaff(), undefined);
    const results = resultsOf(addressed);
    const mails = addressed
      .filter(({ reason }) => reason === undefined)
      .map(({ name, email: to, language }) => ({
        to,
        job: (id: string) =>
          signUpMail.of({ id, to, flavour: 'consumer', language, content: { name, isSample: true } }),
      }));
    const sending = { actorId: actor.userId, mail: 'sample_invitation', now };
    await queueRemembered(mails, rememberAnswer(results), sending);
    return results;
  },
);

/** Returns each person once, even if they have both roles. People who never signed in have no address here. */
async function readStaff(): Promise<Addressee[]> {
  const groups = await Promise.all([listMembers('admin'), listMembers('fisherman_manager')]);
  const userIds = [...new Set(groups.flat().map(({ userId }) => userId))];
  const accounts = await readAccounts(userIds);
  return accounts.filter((account) => account !== undefined);
}

interface Addressee {
  name: string;
  email: string;
  /** Of their account, if there is one. */
  language?: Language | undefined;
}

interface Addressed extends Addressee {
  /** The reason why the email is not sent. */
  reason: string | undefined;
}

/** Separates people who may get an email from those who may not, and adds the reason. */
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
