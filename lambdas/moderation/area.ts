import { runner } from '../jobs/consume.ts';
import { suspension } from '../suspensions/store/items.ts';
import { eraser, on, presenter } from '../table/index.ts';
import { sendModerationMail, sendSuspensionMail } from './emails.ts';
import { moderationMail, suspensionMail } from './jobs.ts';
import { mailModeration, mailSuspension } from './reactions.ts';
import { report, reportAboutEntry } from './store/items.ts';
import { forgetReporter, toReceipt } from './store/reports.ts';

export const items = [report, reportAboutEntry];

export const reactions = () => [on(report, { mailModeration }), on(suspension, { mailSuspension })];

export const mails = () => [
  runner(moderationMail, sendModerationMail),
  runner(suspensionMail, sendSuspensionMail),
];

export const presenters = () => [presenter(report, toReceipt)];

export const erasers = () => [eraser(report, forgetReporter)];
