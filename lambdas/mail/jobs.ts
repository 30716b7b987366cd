/** Mails that wait to be sent. A mail of which somebody may change their mind meanwhile says only what it is about. */

import type { MailKind } from '#shared/email/kinds.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { ReportAction } from '#shared/moderation/schemas.ts';
import type { JoinState, MemberRole } from '#shared/organizations/schemas.ts';
import type { CatchCard } from '#shared/posts/catches/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import type { Side } from '../claims/store/stored-claims.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { StoredAidApplication } from '../organizations/store/items.ts';
import type { StoredContactMessage } from '../site/store/items.ts';

/** What a mail of a type says, besides whom it goes to. */
export type MailContent =
  | { type: 'welcome'; name: string; isFisherman?: boolean }
  /** To the address that an account had. */
  | { type: 'address_changed'; name: string }
  /** The last one to somebody's address. */
  | { type: 'account_deleted'; name: string }
  | {
      type: 'invitation_confirmation';
      name: string;
      isSample?: boolean;
      /** Of the request that it answers: its link fills the sign-up form with what was written there. */
      requestId?: string;
    }
  | {
      type: 'pledge_notification';
      name: string;
      fishermanName: string;
      species: string;
      mealsPledged: number;
      /** Of the pledge, for its link. */
      pledgeId?: string;
    }
  | ({ type: 'catch_notification'; name: string; catchId: string } & Pick<
      CatchCard,
      'fishermanName' | 'species' | 'location' | 'quantity' | 'condition' | 'paymentType' | 'amount' | 'unit'
    >)
  | {
      type: 'custom';
      /** Harmless HTML, and the same as text. */
      html: string;
      text: string;
    };

export interface Mail {
  /** The same for the same mail: it is sent once. */
  id: string;
  to: string;
  flavour: Flavour;
  /** What it can be unsubscribed from; undefined for what was asked for. */
  kind?: MailKind;
  /** Somebody typed the address. */
  isTyped?: true;
  /** In place of the type's own. */
  subject?: string;
  content: MailContent;
}

export interface NewPost {
  kind: PostKind;
  postId: string;
  fishermanId: string;
}

/** The change that asks for a mail: its repeats ask for the same one. */
interface Asked {
  changeId: string;
}

export const mail = defineJob<Mail>()('mail', 'mails');
export const postMail = defineJob<{ post: NewPost; userId: string }>()('post mail', 'mails');
export const messageMail = defineJob<Asked & { userId: string; messageId: string }>()(
  'message mail',
  'mails',
);
export const ratingMail = defineJob<Asked & { ratingId: string }>()('rating mail', 'mails');
export const moderationMail = defineJob<
  Asked & { userId: string; action: ReportAction; isRating: boolean; note?: string }
>()('moderation mail', 'mails');
/** Without terms: it is over. */
export const suspensionMail = defineJob<
  Asked & { userId: string; terms?: { reason?: string; until?: string } | undefined }
>()('suspension mail', 'mails');
/** The file of everything that is kept of them is ready. */
export const exportMail = defineJob<Asked & { userId: string }>()('export mail', 'mails');
export const applicationMail = defineJob<Asked & { application: StoredAidApplication }>()(
  'application mail',
  'mails',
);
export const decisionMail = defineJob<Asked & { application: StoredAidApplication }>()(
  'decision mail',
  'mails',
);
export const invitationMail = defineJob<Asked & { to: string; organizationId: string; role: MemberRole }>()(
  'invitation mail',
  'mails',
);
/** To who asked to act for an organization, or, while that waits, to one of its coordinators. */
export const joinMail = defineJob<Asked & { userId: string; organizationId: string; state: JoinState }>()(
  'join mail',
  'mails',
);
/** What there is to tell of a claim of meals. */
export type ClaimNews =
  | 'claimed'
  | 'approved'
  | 'reminder'
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'no_show'
  | 'collected'
  | 'served';

/** To all whom it concerns: each is told by a job of their own. */
export const claimNews = defineJob<{ claimId: string; news: ClaimNews }>()('news of a claim', 'jobs');
/** To the site's mailbox: somebody has to look at it. */
export const claimNotice = defineJob<{ claimId: string }>()('notice of a waiting claim', 'mails');
export const claimMail = defineJob<{ claimId: string; news: ClaimNews; userId: string; side: Side }>()(
  'claim mail',
  'mails',
);
/** About a request for an invitation: what of it, beside that it was decided, is told from what it is then. */
export const requestMail = defineJob<{
  requestId: string;
  news: 'asked' | 'decided' | 'answered';
  /** Of an answer: which one. */
  answer?: number;
}>()('invitation request mail', 'mails');
export const contactMail = defineJob<Asked & { message: StoredContactMessage }>()('contact mail', 'mails');
/** What is left of an earlier round is not done any more. */
interface InRound {
  mailingId: string;
  round?: number;
}
/** Finds some of the people whom a mailing goes to. @param after where the part before it ended */
export const mailingPart = defineJob<InRound & { after?: string }>()('part of a mailing', 'jobs');
/** Writes to some of them. */
export const mailingBatch = defineJob<InRound & { userIds: readonly string[] }>()(
  'batch of a mailing',
  'mails',
);
