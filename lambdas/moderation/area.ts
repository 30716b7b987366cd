import { runner } from '../jobs/consume.ts';
import { suspension } from '../suspensions/store/items.ts';
import { eraser, on, presenter } from '../table/index.ts';
import { sendModerationMail, sendSuspensionMail } from './emails.ts';
import { moderationMail, reportedPhotosUpkeep, suspensionMail } from './jobs.ts';
import { keepReportedPhotos, mailModeration, mailSuspension } from './reactions.ts';
import { report, reportAboutEntry, reportedPhotos } from './store/items.ts';
import { keepPhotos } from './store/reported-photos.ts';
import { forgetReporter, toReceipt } from './store/reports.ts';

export const items = [report, reportAboutEntry, reportedPhotos];

export const reactions = () => [
  on(report, { mailModeration }),
  on(reportedPhotos, { keepReportedPhotos }),
  on(suspension, { mailSuspension }),
];

export const jobs = () => [runner(reportedPhotosUpkeep, keepPhotos)];

export const mails = () => [
  runner(moderationMail, sendModerationMail),
  runner(suspensionMail, sendSuspensionMail),
];

export const presenters = () => [presenter(report, toReceipt)];

export const erasers = () => [eraser(report, forgetReporter)];
