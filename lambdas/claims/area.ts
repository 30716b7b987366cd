import { remind } from '../holds/store/due.ts';
import { expireHold } from '../holds/store/release.ts';
import { eraserOfPosts, jobsOnPosts, reactionsToPosts } from '../holds/store/with-posts.ts';
import { runner } from '../jobs/consume.ts';
import { eraseShares } from '../ledger/store/entries.ts';
import { ledgerShare, type StoredShare } from '../ledger/store/items.ts';
import { organizationMember } from '../organizations/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import { eraser, type Found, on } from '../table/index.ts';
import { sendClaimMail, sendClaimNotice } from './emails.ts';
import { endClaimsOfUnmannedPart } from './end-parts.ts';
import { claimMail, claimNews, claimNotice, claimsOfUnmanned } from './jobs.ts';
import { tellOfClaim } from './news.ts';
import { endClaimsOfUnmanned, endClaimsOfUnmannedBySuspension, mailClaim } from './reactions.ts';
import { readWrittenInClaims } from './store/claims-of-person.ts';
import { forgetInClaims } from './store/forget.ts';
import { claim, claimConflict, claimedOnDay, claimedWhileNew, noShow, waitingClaim } from './store/items.ts';
import { CLAIMS } from './store/kind.ts';

export const items = [claim, waitingClaim, claimedOnDay, claimedWhileNew, noShow, claimConflict];

export const reactions = () => [
  ...reactionsToPosts(CLAIMS),
  on(claim, { mailClaim }),
  on(suspension, { endClaimsOfUnmannedBySuspension }),
  on(organizationMember, { endClaimsOfUnmanned }),
];

export const jobs = () => [
  ...jobsOnPosts(CLAIMS),
  runner(claimsOfUnmanned, endClaimsOfUnmannedPart),
  runner(claimNews, tellOfClaim),
];

export const mails = () => [runner(claimMail, sendClaimMail), runner(claimNotice, sendClaimNotice)];

export const dueWork = [
  {
    expiry: (claimId: string) => expireHold(CLAIMS, claimId, new Date()),
    reminder: (claimId: string) => remind(CLAIMS, claimId, claimNews.of({ claimId, news: 'reminder' })),
  },
];

/** Handles the claims first, since the shares tell which claims to change. */
async function eraseLedger(shares: readonly Found<StoredShare>[]): Promise<void> {
  await forgetInClaims(shares);
  await eraseShares(shares);
}

export const contributions = () => [{ as: 'claims', read: readWrittenInClaims }];

export const erasers = () => [eraserOfPosts(CLAIMS), eraser(ledgerShare, eraseLedger)];
