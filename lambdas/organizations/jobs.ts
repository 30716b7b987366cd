import type { Language } from '#shared/languages.ts';
import type { JoinState, MemberRole } from '#shared/organizations/schemas.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Asked } from '../mail/queued.ts';
import type { StoredAidApplication } from './store/items.ts';

export const applicationMail = defineJob<Asked & { application: StoredAidApplication }>()(
  'application mail',
  'mails',
);
export const decisionMail = defineJob<Asked & { application: StoredAidApplication }>()(
  'decision mail',
  'mails',
);
export const invitationMail = defineJob<
  Asked & { to: string; organizationId: string; role: MemberRole; language?: Language }
>()('invitation mail', 'mails');
/** An email to a coordinator about an open request to join, or to the requester about the reply. */
export const joinMail = defineJob<Asked & { userId: string; organizationId: string; state: JoinState }>()(
  'join mail',
  'mails',
);
