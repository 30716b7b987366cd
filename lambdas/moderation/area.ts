import { runner } from '../jobs/consume.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { eraser, on, presenter } from '../table/index.ts';
import { sendModerationMail, sendSuspensionMail } from './emails.ts';
import { followAddressMark, followAddressPart } from './follow-address.ts';
import {
  followersOfAddress,
  moderationMail,
  reportedPhotosUpkeep,
  suspensionEnd,
  suspensionMail,
} from './jobs.ts';
import { keepReportedPhotos, mailModeration, mailSuspension } from './reactions.ts';
import { report, reportAboutEntry, reportedPhotos, suspendedAddress, suspension } from './store/items.ts';
import { keepPhotos } from './store/reported-photos.ts';
import { forgetReporter, toReceipt } from './store/reports.ts';
import { endSuspension } from './store/suspensions.ts';

export const items = [report, reportAboutEntry, reportedPhotos, suspension, suspendedAddress];

export const reactions = () => [
  on(report, { mailModeration }),
  on(reportedPhotos, { keepReportedPhotos }),
  on(suspension, { mailSuspension }),
  on(suspendedAddress, { followAddressMark }),
];

export const jobs = () => [
  runner(reportedPhotosUpkeep, keepPhotos),
  runner(suspensionEnd, ({ addressHash }) => endSuspension(addressHash, new Date())),
  runner(followersOfAddress, followAddressPart),
];

export const mails = () => [
  runner(moderationMail, sendModerationMail),
  runner(suspensionMail, sendSuspensionMail),
];

export const dueWork = [
  { 'suspension-end': (addressHash: string) => enqueue([suspensionEnd.of({ addressHash })]) },
];

export const presenters = () => [
  presenter(report, toReceipt),
  // Who suspended them is nobody's business but the administrators'.
  presenter(suspension, ({ suspendedAt, reason, until }) => ({ suspendedAt, reason, until })),
];

export const erasers = () => [eraser(report, forgetReporter)];
