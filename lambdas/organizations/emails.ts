import type { PayloadOf } from '../jobs/define-job.ts';
import { sendOnce } from '../mail/send-once.ts';
import { mailboxOf } from '../mail/site-mailboxes.ts';
import { wordsIn } from '../mail/words-in.ts';
import { findAccountOf } from '../people/store/accounts.ts';
import { account } from '../people/store/items.ts';
import { getItem, getItems } from '../table/index.ts';
import {
  applicationNotice,
  applicationReceipt,
  decisionText,
  invitationText,
  joinText,
} from './email-texts.ts';
import type { applicationMail, decisionMail, invitationMail, joinMail } from './jobs.ts';
import { organization } from './store/items.ts';

export async function sendApplicationMail({
  changeId,
  application,
}: PayloadOf<typeof applicationMail>): Promise<void> {
  const mailbox = mailboxOf('community');
  if (mailbox !== undefined) await sendOnce(changeId, 'notice', applicationNotice(application, mailbox));
  const words = await wordsIn(application.language);
  await sendOnce(changeId, 'receipt', applicationReceipt(words, application));
}

export async function sendDecisionMail({
  changeId,
  application,
}: PayloadOf<typeof decisionMail>): Promise<void> {
  const words = await wordsIn(application.language);
  await sendOnce(changeId, 'decision', decisionText(words, application, mailboxOf('community')));
}

export async function sendInvitationMail(asked: PayloadOf<typeof invitationMail>): Promise<void> {
  const { changeId, to, organizationId, role, language } = asked;
  const [found, known] = await Promise.all([
    getItem(organization.key({ organizationId })),
    findAccountOf(to),
  ]);
  if (!found) return;
  const words = await wordsIn(known ? known.language : language);
  await sendOnce(changeId, 'invitation', invitationText(words, to, found.name, role));
}

export async function sendJoinMail(asked: PayloadOf<typeof joinMail>): Promise<void> {
  const { changeId, userId, organizationId: id, state } = asked;
  const [person, found] = await getItems([account.key({ userId }), organization.key({ organizationId: id })]);
  if (!person || !found) return;
  const words = await wordsIn(person.language);
  await sendOnce(changeId, 'join', joinText(words, person.email, { id, name: found.name }, state));
}
