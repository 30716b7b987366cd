import { remind } from '../holds/store/due.ts';
import { expireHold } from '../holds/store/release.ts';
import { eraserOfPosts, jobsOnPosts, reactionsToPosts } from '../holds/store/with-posts.ts';
import { runner } from '../jobs/consume.ts';
import { eraseShares } from '../ledger/store/entries.ts';
import { ledgerShare, type StoredShare } from '../ledger/store/items.ts';
import { organizationMember } from '../organizations/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { pledgeSeries } from '../posts/store/pledge-series.ts';
import { suspension } from '../suspensions/store/items.ts';
import { eraser, type Found, on } from '../table/index.ts';
import { claimForStanding } from './claim-for-standing.ts';
import { sendClaimMail, sendClaimNotice } from './emails.ts';
import { endClaimsOfUnmannedPart } from './end-parts.ts';
import {
  claimMail,
  claimNews,
  claimNotice,
  claimsOfStanding,
  claimsOfUnmanned,
  standingMail,
  standingOfEndedSeries,
} from './jobs.ts';
import { tellOfClaim } from './news.ts';
import {
  claimForStandingClaims,
  endClaimsOfUnmanned,
  endClaimsOfUnmannedBySuspension,
  endStandingClaims,
  mailClaim,
  mailLeftOut,
  mailStandingClaim,
} from './reactions.ts';
import { sendStandingMail } from './standing-emails.ts';
import { readWrittenInClaims } from './store/claims-of-person.ts';
import { forgetInClaims } from './store/forget.ts';
import { claim, claimConflict, claimedOnDay, claimedWhileNew, noShow, waitingClaim } from './store/items.ts';
import { CLAIMS } from './store/kind.ts';
import { forgetInStandingClaims, removeStandingClaimsOn } from './store/standing.ts';
import { standingClaim, standingTurn } from './store/standing-items.ts';

export const items = [
  claim,
  waitingClaim,
  claimedOnDay,
  claimedWhileNew,
  noShow,
  claimConflict,
  standingClaim,
  standingTurn,
];

export const reactions = () => [
  ...reactionsToPosts(CLAIMS),
  on(claim, { mailClaim }),
  on(suspension, { endClaimsOfUnmannedBySuspension }),
  on(organizationMember, { endClaimsOfUnmanned }),
  on(POST_ITEMS.pledge.record, { claimForStandingClaims }),
  on(pledgeSeries, { endStandingClaims }),
  on(standingClaim, { mailStandingClaim }),
  on(standingTurn, { mailLeftOut }),
];

export const jobs = () => [
  ...jobsOnPosts(CLAIMS),
  runner(claimsOfUnmanned, endClaimsOfUnmannedPart),
  runner(claimNews, tellOfClaim),
  runner(claimsOfStanding, claimForStanding),
  runner(standingOfEndedSeries, ({ seriesId }) => removeStandingClaimsOn(seriesId)),
];

export const mails = () => [
  runner(claimMail, sendClaimMail),
  runner(claimNotice, sendClaimNotice),
  runner(standingMail, sendStandingMail),
];

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

export const erasers = () => [
  eraserOfPosts(CLAIMS),
  eraser(ledgerShare, eraseLedger),
  eraser(standingClaim, forgetInStandingClaims),
];
