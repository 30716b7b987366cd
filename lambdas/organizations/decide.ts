/** Decides about applications. A decision is made, recorded and audited in one transaction. */
import { ulid } from 'ulid';
import { AppError } from '#shared/contract/errors.ts';
import type { DecisionBody } from '#shared/organizations/review.ts';
import * as words from '#words/general/refusals.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { equals, ifUnchanged, remove, transact } from '../table/index.ts';
import { contactOf, locate } from './locate.ts';
import { decisionStep, findApplication } from './store/applications.ts';
import { acceptForKnown, inviteStep } from './store/invitations.ts';
import { aidApplication, type StoredAidApplication } from './store/items.ts';
import { createOrganizationSteps } from './store/organizations.ts';

interface Deciding {
  actorId: string;
  now: Date;
}

/**
 * Decides about an application. A repeat of the same decision changes nothing.
 * @throws ChangedMeanwhile if somebody else decides at the same time; AppError `conflict` if it was decided otherwise
 */
export async function decide(
  applicationId: string,
  body: DecisionBody,
  deciding: Deciding,
): Promise<StoredAidApplication> {
  const application = await findApplication(applicationId);
  const status = body.decision === 'approve' ? 'approved' : 'declined';
  if (application.status === status) return application;
  if (application.status !== 'new') throw new AppError('conflict', words.decidedBefore[application.status]);
  return body.decision === 'approve'
    ? await approve(application, body, deciding)
    : await decline(application, body.reason, deciding);
}

/** Creates the organization. Its contact becomes the first coordinator as soon as an account has that address. */
async function approve(
  application: StoredAidApplication,
  { place: written, ...settings }: Omit<Extract<DecisionBody, { decision: 'approve' }>, 'decision'>,
  { actorId, now }: Deciding,
): Promise<StoredAidApplication> {
  const { id: applicationId, organizationName, organizationType } = application;
  const { contactName, contactEmail, contactPhone } = application;
  const organizationId = ulid(now.getTime());
  const at = now.toISOString();
  const decision = { by: actorId, at };
  const { after, step } = decisionStep(application, { status: 'approved', decision, organizationId }, now);
  const invited = { organizationId, email: contactEmail, invitedBy: actorId };
  await transact([
    step,
    ...createOrganizationSteps(organizationId, {
      name: organizationName,
      type: organizationType,
      ...(await locate(written)),
      ...settings,
      contact: contactOf({ name: contactName, email: contactEmail, phone: contactPhone }),
      applicationId,
      createdAt: at,
    }),
    inviteStep({ ...invited, role: 'coordinator', isOfApplicant: true }, now).step,
    ...auditSteps({ ...decided('application-approved', application, after), actorId, organizationId }, now),
  ]);
  await acceptForKnown(contactEmail, now);
  return after;
}

async function decline(
  application: StoredAidApplication,
  reason: string | undefined,
  { actorId, now }: Deciding,
): Promise<StoredAidApplication> {
  const decision = { by: actorId, at: now.toISOString(), ...(reason && { reason }) };
  const { after, step } = decisionStep(application, { status: 'declined', decision }, now);
  const entry = decided('application-declined', application, after);
  await transact([
    step,
    ...auditSteps({ ...entry, actorId, ...(reason && { onlyNamed: ['reason'] as const }) }, now),
  ]);
  return after;
}

/** Deletes an application in any state; its organization stays. @throws AppError `not_found`, ChangedMeanwhile */
export async function deleteApplication(applicationId: string, { actorId, now }: Deciding): Promise<void> {
  const { status } = await findApplication(applicationId);
  const entry = { action: 'application-deleted' as const, actorId, subject: applicationId };
  const change = { before: { applicationStatus: status }, after: {} };
  await transact([
    remove(aidApplication.key({ applicationId }), ifUnchanged(equals('status', status))),
    ...auditSteps({ ...entry, ...change }, now),
  ]);
}

function decided<Action extends 'application-approved' | 'application-declined'>(
  action: Action,
  before: StoredAidApplication,
  after: StoredAidApplication,
) {
  return {
    action,
    subject: before.id,
    before: { applicationStatus: before.status },
    after: { applicationStatus: after.status },
  };
}
