/** What follows from a change of an item, by the names under which the items' definitions call it. */
import { endClaimsOfSuspended, endClaimsOfTakenDown, endClaimsOfUnmanned } from '../claims/reactions.ts';
import { forgetGoneFisherman, forgetHiddenPost } from '../edge/reactions.ts';
import { notifyOfPledge, sweepFavorites, sweepLikes } from '../favorites/reactions.ts';
import { addToImpact } from '../impact/reactions.ts';
import {
  mailAddressChanged,
  mailApplication,
  mailClaim,
  mailContact,
  mailInvitation,
  mailInvitationRequest,
  mailJoinRequest,
  mailMessage,
  mailModeration,
  mailSuspension,
  mailWelcome,
  startMailing,
} from '../mail/reactions.ts';
import { keepReportedPhotos } from '../moderation/reactions.ts';
import { acceptInvitation, acceptOwnInvitations } from '../organizations/reactions.ts';
import { countOnDay } from '../overview/reactions.ts';
import { eraseAccount } from '../people/erasure.ts';
import { keepFishermanCard } from '../people/reactions.ts';
import { sweepPhotos, sweepUpload, withholdPhotos } from '../photos/reactions.ts';
import { addToTotals, followSuspension, keepIndexEntries, keepIndexEntriesOf } from '../posts/reactions.ts';
import { sweepRatings } from '../ratings/reactions.ts';
import { noteListed } from '../sitemap/reactions.ts';
import type { Change } from '../table/change.ts';

/** Does a bounded part, or puts a job into a queue; safe when it runs twice, late or after that of a later change. */
type Reaction = (change: Change) => Promise<void>;

export const REACTIONS: Readonly<Record<string, Reaction>> = {
  acceptInvitation,
  acceptOwnInvitations,
  addToImpact,
  addToTotals,
  countOnDay,
  endClaimsOfSuspended,
  endClaimsOfTakenDown,
  endClaimsOfUnmanned,
  eraseAccount,
  followSuspension,
  forgetGoneFisherman,
  forgetHiddenPost,
  keepFishermanCard,
  keepIndexEntries,
  keepReportedPhotos,
  mailAddressChanged,
  mailApplication,
  mailClaim,
  mailContact,
  mailInvitation,
  mailInvitationRequest,
  mailJoinRequest,
  mailMessage,
  mailModeration,
  mailSuspension,
  mailWelcome,
  noteListed,
  notifyOfPledge,
  startMailing,
  sweepFavorites,
  sweepLikes,
  sweepPhotos,
  sweepRatings,
  sweepUpload,
  withholdPhotos,
};

/** What is done once for several changes of one item that come together: who changes one thing again and again keeps others waiting less. */
const FOR_SEVERAL: Readonly<Record<string, (changes: readonly Change[]) => Promise<void>>> = {
  keepIndexEntries: keepIndexEntriesOf,
};

export const isForSeveral = (name: string): boolean => Object.hasOwn(FOR_SEVERAL, name);

/** @param changes of one item, in their order @throws TypeError when there is no such reaction */
export async function runReaction(name: string, changes: readonly Change[]): Promise<void> {
  const reaction = REACTIONS[name];
  if (!reaction) throw new TypeError(`There is no reaction ${name}`);
  const atOnce = FOR_SEVERAL[name];
  if (atOnce) return await atOnce(changes);
  for (const change of changes) await reaction(change);
}
