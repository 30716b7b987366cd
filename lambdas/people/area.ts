import { pathsOfPage } from '#shared/rendering.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { pictureFolder } from '#shared/sharing/pictures.ts';
import { invalidation } from '../edge/jobs.ts';
import { runner } from '../jobs/consume.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { suspension } from '../suspensions/store/items.ts';
import type { Change } from '../table/change.ts';
import { eraser, on } from '../table/index.ts';
import {
  mailAccountDeleted,
  mailAddressChanged,
  mailExport,
  mailRecovery,
  mailWelcome,
} from './email-reactions.ts';
import { sendAccountMail, sendExportMail, sendLossMail } from './emails.ts';
import { eraseAccount } from './erasure.ts';
import { followExport } from './exports.ts';
import { accountMail, exportMail, lossMail } from './jobs.ts';
import { movePhotoOfPerson, photoMove, sweepPhotoOfPerson, withholdPhotoOfPerson } from './photo.ts';
import { keepFishermanCard, keepPersonEntry } from './reactions.ts';
import { eraseFishermen } from './store/fisherman-cards.ts';
import {
  account,
  accountExport,
  directoryEntry,
  fisherman,
  membership,
  proEntry,
  profile,
  recoveryCodes,
  signOut,
  stats,
  tombstone,
} from './store/items.ts';
import { landingReminder, licenses } from './store/license-items.ts';
import { foundPersonEntry, lastSeen, personEntry } from './store/list-items.ts';
import { personNote } from './store/note-items.ts';

export const items = [
  account,
  accountExport,
  personEntry,
  foundPersonEntry,
  lastSeen,
  personNote,
  licenses,
  landingReminder,
  profile,
  recoveryCodes,
  membership,
  stats,
  fisherman,
  directoryEntry,
  proEntry,
  signOut,
  tombstone,
];

export const reactions = () => [
  on(account, { keepFishermanCard, sweepPhotoOfPerson, mailWelcome, mailAccountDeleted, mailAddressChanged }),
  on(account, { keepPersonEntry }),
  on(accountExport, { followExport, mailExport }),
  on(licenses, { keepFishermanCard }),
  on(lastSeen, { keepPersonEntry }),
  on(profile, { keepFishermanCard, keepPersonEntry }),
  on(recoveryCodes, { mailRecovery }),
  on(stats, { keepFishermanCard }),
  on(suspension, { keepFishermanCard, keepPersonEntry, withholdPhotoOfPerson }),
  on(directoryEntry, { forgetGoneFisherman }),
  on(tombstone, { keepFishermanCard, eraseAccount }),
];

export const jobs = () => [runner(photoMove, movePhotoOfPerson)];

export const mails = () => [
  runner(accountMail, sendAccountMail),
  runner(exportMail, sendExportMail),
  runner(lossMail, sendLossMail),
];

export const erasers = () => [eraser(fisherman, eraseFishermen)];

/** A fisherman who is suspended, leaves or stops being one is purged from the edge: directory, profile and shared pictures. */
async function forgetGoneFisherman(change: Change): Promise<void> {
  const { params, after } = change.of(directoryEntry);
  if (after !== undefined) return;
  const paths = [
    `/api/fishermen/${params.userId}*`,
    `${pictureFolder('fisherman', params.userId)}*`,
    ...pathsOfPage(pagePath({ kind: 'fisherman', id: params.userId })),
  ];
  await enqueue([invalidation.of({ paths })]);
}
