import {
  endClaimsOfUnmannedPart,
  endClaimsOnPledgesPart,
  endClaimsOnTakenDown,
} from '../claims/end-parts.ts';
import { claimsOfUnmanned, claimsOnPledgesOf, claimsOnTakenDown } from '../claims/jobs.ts';
import {
  eraseFavoritesPart,
  eraseLikesPart,
  favoritesSweep,
  likesSweep,
  notifyPart,
  pledgeNotification,
} from '../favorites/jobs.ts';
import { consume, runner } from '../jobs/consume.ts';
import { tellOfClaim } from '../mail/claim-news.ts';
import { claimNews, mailingPart } from '../mail/jobs.ts';
import { runMailingPart } from '../mail/mailings/run-part.ts';
import { endSuspensionOf } from '../moderation/end-suspension.ts';
import { reportedPhotosUpkeep, suspensionEnd } from '../moderation/jobs.ts';
import { keepPhotos } from '../moderation/store/reported-photos.ts';
import { endAccountPart } from '../people/end-account.ts';
import { erasure } from '../people/erasure.ts';
import { objectRemoval, photoMove } from '../photos/reactions.ts';
import { movePhotos, removeObjects } from '../photos/remove-objects.ts';
import { followSuspensionPart, postsOfSuspended } from '../posts/jobs.ts';
import { eraseRatingsPart, ratingsSweep } from '../ratings/jobs.ts';

export const handler = consume('jobs', [
  runner(claimNews, tellOfClaim),
  runner(claimsOfUnmanned, endClaimsOfUnmannedPart),
  runner(claimsOnPledgesOf, endClaimsOnPledgesPart),
  runner(claimsOnTakenDown, endClaimsOnTakenDown),
  runner(erasure, endAccountPart),
  runner(favoritesSweep, eraseFavoritesPart),
  runner(likesSweep, eraseLikesPart),
  runner(mailingPart, runMailingPart),
  runner(objectRemoval, removeObjects),
  runner(photoMove, movePhotos),
  runner(pledgeNotification, notifyPart),
  runner(postsOfSuspended, followSuspensionPart),
  runner(ratingsSweep, eraseRatingsPart),
  runner(reportedPhotosUpkeep, keepPhotos),
  runner(suspensionEnd, endSuspensionOf),
]);
