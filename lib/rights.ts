import type { FunctionName } from '#lambdas/functions.ts';
import type { Data } from './data/data.ts';
import type { Edge } from './edge/edge.ts';
import type { CreelFunction } from './function/creel-function.ts';
import type { DeadLetterQueue } from './function/dead-letter-queue.ts';
import type { Identity } from './identity/identity.ts';
import type { JobQueues } from './jobs/job-queues.ts';
import type { Mail } from './mail/mail.ts';
import type { Spending } from './observability/budget.ts';
import type { Photos } from './photos/photos.ts';

export interface Parts {
  data: Data;
  photos: Photos;
  jobs: JobQueues;
  /** All dead-letter queues. */
  deadLetters: readonly DeadLetterQueue[];
  identity: Identity;
  /** Undefined if nobody watches the stage's costs. */
  spending: Spending | undefined;
  /** Undefined if the stage leaves the edge out. */
  edge: Edge | undefined;
  /** Undefined if the stage has no email domain. */
  mail: Mail | undefined;
}

/**
 * The rights of each function, besides writing its own log. A new function of lambdas/functions.ts does not compile
 * until it is listed here. The construct that calls a function (the stream, the queues) grants the rights for the call.
 */
export const RIGHTS: Readonly<Record<FunctionName, (target: CreelFunction, parts: Parts) => void>> = {
  'public-api': (target, { data }) => {
    data.allow(target, 'GetItem', 'BatchGetItem');
    data.allowLists(target);
  },
  'member-api': (target, { data, photos, identity }) => {
    allowChanges(target, data);
    photos.allowUploads(target);
    photos.allowSigningForOwners(target);
    identity.allowReadingUsers(target);
    identity.allowDeletingUsers(target);
    identity.allowEndingSessions(target);
  },
  'admin-api': (target, { data, photos, identity, jobs, deadLetters, spending }) => {
    allowChanges(target, data);
    photos.allowReadingEvidence(target);
    identity.allowReadingUsers(target);
    identity.allowChangingGroups(target);
    identity.allowDeletingUsers(target);
    identity.allowResettingSecondFactors(target);
    jobs.allowSending(target, 'mails');
    target.allow(
      ['sqs:GetQueueAttributes'],
      deadLetters.map(({ queueArn }) => queueArn),
    );
    if (spending) target.allow(['budgets:ViewBudget'], [spending.arn]);
  },
  'key-api': (target, { data }) => allowChanges(target, data),
  'recovery-api': (target, { data, identity }) => {
    data.allow(target, 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem');
    identity.allowProvingPasswords(target);
    identity.allowResettingSecondFactors(target);
  },
  'share-render': (target, { data, photos }) => {
    data.allow(target, 'GetItem', 'BatchGetItem');
    data.allowLists(target);
    photos.allowReadingRenditions(target);
  },
  'process-photo': (target, { data, photos }) => {
    data.allow(target, 'GetItem', 'UpdateItem');
    photos.allowProcessing(target);
  },
  'react-to-changes': allowReactions,
  'retry-changes': allowReactions,
  'run-jobs': (target, { data, photos, identity, jobs }) => {
    allowChanges(target, data);
    photos.allowSweeping(target);
    photos.allowExporting(target);
    identity.allowDeletingUsers(target);
    jobs.allowSending(target, 'jobs', 'mails', 'alert-mails', 'pushes', 'invalidations');
  },
  'run-due': (target, { data, jobs }) => {
    data.allow(target, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem');
    jobs.allowSending(target, 'jobs', 'alert-mails', 'pushes', 'webhook-turns');
  },
  'send-mails': (target, { data, mail }) => {
    data.allow(target, 'GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem');
    mail?.allowSending(target);
  },
  'send-pushes': (target, { data }) => {
    data.allow(target, 'GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem');
  },
  'schedule-webhooks': (target, { data, jobs }) => {
    data.allow(target, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem');
    jobs.allowSending(target, 'mails', 'webhooks', 'webhook-turns');
  },
  // It sends to addresses that people choose, so it may do nothing but report.
  'send-webhooks': (target, { jobs }) => {
    jobs.allowSending(target, 'webhook-turns');
  },
  'invalidate-edge': (target, { edge }) => {
    edge?.allowInvalidating(target);
  },
  // It reads what any visitor reads.
  'walk-site': () => {},
  'pre-sign-up': (target, { data }) => {
    data.allow(target, 'GetItem', 'UpdateItem');
  },
  'post-confirmation': (target, { data }) => {
    data.allow(target, 'GetItem', 'Query', 'PutItem', 'DeleteItem', 'ConditionCheckItem');
  },
  'custom-message': (target, { data }) => {
    data.allow(target, 'GetItem', 'UpdateItem');
  },
  'record-mail-feedback': (target, { data }) => {
    data.allow(target, 'PutItem', 'UpdateItem');
  },
};

function allowReactions(target: CreelFunction, { data, jobs }: Parts): void {
  allowChanges(target, data);
  jobs.allowSending(target, 'failed-changes', 'jobs', 'mails', 'pushes', 'webhook-turns', 'invalidations');
}

/** Allows all changes of items, and reading lists. */
function allowChanges(target: CreelFunction, data: Data): void {
  data.allow(target, 'GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem');
  data.allowLists(target);
}
