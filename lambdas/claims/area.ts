import { runner } from '../jobs/consume.ts';
import { eraseShares } from '../ledger/store/entries.ts';
import { ledgerShare, type StoredShare } from '../ledger/store/items.ts';
import { organizationMember } from '../organizations/store/items.ts';
import { erasePosts } from '../posts/store/erase-posts.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import { eraser, type Found, type Key, on } from '../table/index.ts';
import { expire, remind } from './due-work.ts';
import { sendClaimMail, sendClaimNotice } from './emails.ts';
import { endClaimsOfUnmannedPart, endClaimsOnPledgesPart, endClaimsOnTakenDown } from './end-parts.ts';
import {
  claimMail,
  claimNews,
  claimNotice,
  claimsOfUnmanned,
  claimsOnPledgesOf,
  claimsOnTakenDown,
} from './jobs.ts';
import { tellOfClaim } from './news.ts';
import { endClaimsOfSuspended, endClaimsOfTakenDown, endClaimsOfUnmanned, mailClaim } from './reactions.ts';
import { readWrittenInClaims } from './store/claims-of-person.ts';
import { endClaimsOn, FISHERMAN_GONE } from './store/end-claims.ts';
import { forgetInClaims } from './store/forget.ts';
import { claim, claimConflict, claimedOnDay, claimedWhileNew, noShow, waitingClaim } from './store/items.ts';

export const items = [claim, waitingClaim, claimedOnDay, claimedWhileNew, noShow, claimConflict];

export const reactions = () => [
  on(claim, { mailClaim }),
  on(suspension, { endClaimsOfSuspended }),
  on(POST_ITEMS.pledge.takenDown, { endClaimsOfTakenDown }),
  on(organizationMember, { endClaimsOfUnmanned }),
];

export const jobs = () => [
  runner(claimsOfUnmanned, endClaimsOfUnmannedPart),
  runner(claimsOnPledgesOf, endClaimsOnPledgesPart),
  runner(claimsOnTakenDown, endClaimsOnTakenDown),
  runner(claimNews, tellOfClaim),
];

export const mails = () => [runner(claimMail, sendClaimMail), runner(claimNotice, sendClaimNotice)];

export const dueWork = [{ expiry: expire, reminder: remind }];

/** Ends the open claims on a leaving person's pledges before it erases the pledges. */
async function erasePledges(pledges: readonly Key[]): Promise<void> {
  for (const { sk } of pledges) await endClaimsOn(sk, FISHERMAN_GONE, new Date());
  await erasePosts('pledge', pledges);
}

/** Handles the claims first, since the shares tell which claims to change. */
async function eraseLedger(shares: readonly Found<StoredShare>[]): Promise<void> {
  await forgetInClaims(shares);
  await eraseShares(shares);
}

export const contributions = () => [{ as: 'claims', read: readWrittenInClaims }];

export const erasers = () => [
  eraser(POST_ITEMS.pledge.record, erasePledges),
  eraser(ledgerShare, eraseLedger),
];
