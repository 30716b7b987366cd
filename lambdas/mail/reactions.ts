/** Changes that somebody gets a mail about. It is only put into its queue here: SES may be away for hours. */

import { claim } from '../claims/store/items.ts';
import { invitationRequest } from '../invitations/store/items.ts';
import type { Job } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { message } from '../messages/store/items.ts';
import { report, suspension } from '../moderation/store/items.ts';
import { aidApplication, invitation, joinRequest } from '../organizations/store/items.ts';
import { listMembers } from '../organizations/store/members.ts';
import { account, accountExport, fishermanProfile } from '../people/store/items.ts';
import { rating } from '../ratings/store/items.ts';
import { contactMessage } from '../site/store/items.ts';
import type { Change } from '../table/change.ts';
import { getItem } from '../table/index.ts';
import { newsOf } from './claim-news.ts';
import {
  applicationMail,
  claimNews,
  claimNotice,
  contactMail,
  decisionMail,
  exportMail,
  invitationMail,
  joinMail,
  mail,
  mailingPart,
  messageMail,
  moderationMail,
  ratingMail,
  requestMail,
  suspensionMail,
} from './jobs.ts';
import { mailingContent } from './store/items.ts';

/** Greets who has an account now. */
export async function mailWelcome(change: Change): Promise<void> {
  const { params, after } = change.of(account);
  if (!change.isInsertion || !after?.email) return;
  const { email: to, name, flavour = 'consumer' } = after;
  const isFisherman = (await getItem(fishermanProfile(params.userId), { consistent: true })) !== undefined;
  await enqueue([mail.of({ id: change.id, to, flavour, content: { type: 'welcome', name, isFisherman } })]);
}

/** Tells the address that an account had: whoever reads mails there may not be who changed it. */
export async function mailAddressChanged(change: Change): Promise<void> {
  const { before, after } = change.of(account);
  if (!before?.email || !after || before.email === after.email) return;
  const { name, flavour = 'consumer' } = after;
  const content = { type: 'address_changed', name } as const;
  await enqueue([mail.of({ id: change.id, to: before.email, flavour, content })]);
}

/** Tells the address of an account that is gone, whoever deleted it. */
export async function mailAccountDeleted(change: Change): Promise<void> {
  const { before } = change.of(account);
  if (!change.isRemoval || !before?.email) return;
  const { email: to, name, flavour = 'consumer' } = before;
  await enqueue([mail.of({ id: change.id, to, flavour, content: { type: 'account_deleted', name } })]);
}

/** Tells who asked for a file of their data that it is ready. */
export async function mailExport(change: Change): Promise<void> {
  const { params, before, after } = change.of(accountExport);
  if (after?.readyAt === undefined || before?.readyAt === after.readyAt) return;
  await enqueue([exportMail.of({ changeId: change.id, ...params })]);
}

/** Tells who got a message. */
export async function mailMessage(change: Change): Promise<void> {
  const { params, after } = change.of(message);
  if (!change.isInsertion || !after?.card.unread) return;
  await enqueue([messageMail.of({ changeId: change.id, ...params })]);
}

/** Tells a fisherman that somebody rated them. */
export async function mailRating(change: Change): Promise<void> {
  if (change.isInsertion)
    await enqueue([ratingMail.of({ changeId: change.id, ...change.of(rating).params })]);
}

/** Tells the two sides of a claim what became of it, and the site's mailbox of one that waits for a yes. */
export async function mailClaim(change: Change): Promise<void> {
  const { params, before, after } = change.of(claim);
  const jobs: Job[] = newsOf(before, after).map((news) => claimNews.of({ ...params, news }));
  const waits = change.isInsertion && after?.card.state === 'waiting';
  await enqueue(waits ? [claimNotice.of(params), ...jobs] : jobs);
}

/** Tells somebody why they are suspended and for how long, also when that changes; and that it is over. */
export async function mailSuspension(change: Change): Promise<void> {
  const { params, before, after } = change.of(suspension);
  if (before && after && before.suspendedAt === after.suspendedAt) return;
  const terms = after && { reason: after.reason, until: after.until };
  await enqueue([suspensionMail.of({ changeId: change.id, ...params, terms })]);
}

/** Tells a reported person what an administrator did. A suspension tells them itself, however it came about. */
export async function mailModeration(change: Change): Promise<void> {
  const { before, after } = change.of(report);
  const done = after?.actions.at(-1);
  if (!before || !after || !done || before.version === after.version) return;
  const { action, note } = done;
  if (action === 'suspend' || action === 'lift_suspension') return;
  const isRating = after.ratingId !== undefined;
  const told = { userId: after.reportedUserId, action, isRating, note };
  await enqueue([moderationMail.of({ changeId: change.id, ...told })]);
}

/** An application goes to the site's mailbox, and a receipt to the applicant, and later what was decided. */
export async function mailApplication(change: Change): Promise<void> {
  const { before, after } = change.of(aidApplication);
  if (!after || before?.status === after.status) return;
  const asked = { changeId: change.id, application: after };
  await enqueue([before ? decisionMail.of(asked) : applicationMail.of(asked)]);
}

/** Tells who was invited to an organization; who applied for it is told with the decision. */
export async function mailInvitation(change: Change): Promise<void> {
  const { params, after } = change.of(invitation);
  if (!change.isInsertion || !after || after.isOfApplicant) return;
  const { email: to, role } = after;
  const { organizationId } = params;
  await enqueue([invitationMail.of({ changeId: change.id, to, organizationId, role })]);
}

/** Coordinators who are told that somebody asks: one of them will see it. */
const MAX_TOLD = 5;

/** Tells coordinators that somebody asks to act for their organization, and who asked what was answered. */
export async function mailJoinRequest(change: Change): Promise<void> {
  const { params, before, after } = change.of(joinRequest);
  if (!after || before?.state === after.state) return;
  const { state } = after;
  const { organizationId, userId } = params;
  const told = state === 'open' ? await findCoordinators(organizationId) : [userId];
  const mails = told.map((each, index) =>
    joinMail.of({ changeId: `${change.id}-${index}`, userId: each, organizationId, state }),
  );
  await enqueue(mails);
}

async function findCoordinators(organizationId: string): Promise<string[]> {
  const members = await listMembers(organizationId);
  const coordinators = members.filter(({ role }) => role === 'coordinator');
  return coordinators.slice(0, MAX_TOLD).map(({ userId }) => userId);
}

/** A request for an invitation goes to the site's mailbox, with a receipt; what is decided and written back goes to who asked. */
export async function mailInvitationRequest(change: Change): Promise<void> {
  const { params, before, after } = change.of(invitationRequest);
  if (!after) return;
  const jobs: Job[] = before ? [] : [requestMail.of({ ...params, news: 'asked' })];
  if (before?.state === 'open' && after.state !== 'open')
    jobs.push(requestMail.of({ ...params, news: 'decided' }));
  for (let answer = before?.answers.length ?? 0; answer < after.answers.length; answer++)
    jobs.push(requestMail.of({ ...params, news: 'answered', answer }));
  await enqueue(jobs);
}

/** A contact message goes to the site's mailbox. */
export async function mailContact(change: Change): Promise<void> {
  const { after } = change.of(contactMessage);
  if (change.isInsertion && after) await enqueue([contactMail.of({ changeId: change.id, message: after })]);
}

/** A mail to many goes out part by part, once it is written down. */
export async function startMailing(change: Change): Promise<void> {
  const { params, before, after } = change.of(mailingContent);
  if (!after || (before && before.round === after.round)) return;
  await enqueue([mailingPart.of({ ...params, round: after.round })]);
}
