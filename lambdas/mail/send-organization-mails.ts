/** What becomes of queued mails to organizations and those who act for them. */
import type { PayloadOf } from '../jobs/define-job.ts';
import { organization } from '../organizations/store/items.ts';
import { account } from '../people/store/items.ts';
import { getItem, getItems } from '../table/read.ts';
import type { decisionMail, invitationMail, joinMail } from './jobs.ts';
import { decisionText, invitationText, joinText } from './organization-texts.ts';
import { sendOnce } from './send-once.ts';
import { mailboxOf } from './site-mailboxes.ts';

export async function sendDecisionMail({
  changeId,
  application,
}: PayloadOf<typeof decisionMail>): Promise<void> {
  await sendOnce(changeId, 'decision', decisionText(application, mailboxOf('community')));
}

export async function sendInvitationMail(asked: PayloadOf<typeof invitationMail>): Promise<void> {
  const { changeId, to, organizationId, role } = asked;
  const found = await getItem(organization.key({ organizationId }));
  if (found) await sendOnce(changeId, 'invitation', invitationText(to, found.name, role));
}

export async function sendJoinMail(asked: PayloadOf<typeof joinMail>): Promise<void> {
  const { changeId, userId, organizationId: id, state } = asked;
  const [person, found] = await getItems([account.key({ userId }), organization.key({ organizationId: id })]);
  if (person && found)
    await sendOnce(changeId, 'join', joinText(person.email, { id, name: found.name }, state));
}
