/** The deployed functions and their environment, for the stack, the build and the local cloud. */
import { namesOf } from '#shared/names-of.ts';
import type { EnvironmentName } from './environment.ts';

interface FunctionDefinition {
  /** Bundled to `dist/lambdas/<name>/index.mjs`, which exports `handler`. */
  entry: string;
  /**
   * A module whose `languageOf(event)` chooses among bundles of the entry, one for each language. `index.mjs` is the
   * English one.
   */
  languageOf?: string;
  environment: readonly EnvironmentName[];
  /** Seconds. */
  timeout: number;
  /** MiB; the function's share of a processor is proportional. */
  memory: number;
  /** npm packages with native code: installed beside the bundle for the target processor instead of bundled. */
  nativePackages?: readonly string[];
  /** Whether the server-rendered app is beside the bundle. */
  pages?: boolean;
  /** Files that the build puts beside the bundle. */
  files?: readonly ('places.dat' | 'openapi.json' | 'share-display.ttf' | 'share-text.ttf')[];
}

const COMMON = ['STAGE', 'VERSION', 'TABLE_NAME'] as const;
/** For functions that the edge calls. */
const OF_REQUESTS = [...COMMON, 'STAGE_SECRET', 'EDGE_SECRETS'] as const;
/** Each site's origin, which links contain. */
const ORIGINS = ['CONSUMER_ORIGIN', 'COMMUNITY_ORIGIN'] as const;
/** Each site's origin and mailbox, which emails contain. */
const OF_FACES = [...ORIGINS, 'CONSUMER_MAILBOX', 'COMMUNITY_MAILBOX'] as const;

const QUEUES_OF_REACTIONS = [
  'FAILED_CHANGES_QUEUE',
  'JOBS_QUEUE',
  'MAILS_QUEUE',
  'PUSHES_QUEUE',
  'WEBHOOK_TURNS_QUEUE',
  'INVALIDATIONS_QUEUE',
] as const;

export const FUNCTIONS = {
  'public-api': {
    entry: 'lambdas/entries/public-api.ts',
    languageOf: 'lambdas/languages/of-request.ts',
    environment: [...OF_REQUESTS, ...ORIGINS],
    timeout: 10,
    memory: 1024,
    files: ['places.dat', 'openapi.json'],
  },
  'member-api': {
    entry: 'lambdas/entries/member-api.ts',
    languageOf: 'lambdas/languages/of-request.ts',
    environment: [...OF_REQUESTS, 'PHOTO_BUCKET', 'USER_POOL_ID', 'SECOND_FACTOR', ...ORIGINS],
    timeout: 10,
    memory: 1024,
    files: ['places.dat', 'share-display.ttf', 'share-text.ttf'],
  },
  'admin-api': {
    entry: 'lambdas/entries/admin-api.ts',
    languageOf: 'lambdas/languages/of-request.ts',
    environment: [
      ...OF_REQUESTS,
      'USER_POOL_ID',
      'PHOTO_BUCKET',
      'SECOND_FACTOR',
      'MAILS_QUEUE',
      'DEAD_LETTER_QUEUES',
      'DEPLOYED_AT',
      'BUDGET_ARN',
      ...OF_FACES,
    ],
    timeout: 10,
    memory: 1024,
    files: ['places.dat'],
  },
  'key-api': {
    entry: 'lambdas/entries/key-api.ts',
    languageOf: 'lambdas/languages/of-request.ts',
    environment: [...OF_REQUESTS],
    timeout: 10,
    memory: 1024,
    files: ['places.dat'],
  },
  'recovery-api': {
    entry: 'lambdas/entries/recovery-api.ts',
    languageOf: 'lambdas/languages/of-request.ts',
    environment: [...OF_REQUESTS, 'USER_POOL_ID', 'USER_POOL_CLIENT_ID'],
    timeout: 10,
    memory: 512,
  },
  'share-render': {
    entry: 'lambdas/entries/share-render.ts',
    languageOf: 'lambdas/languages/of-page.ts',
    environment: [...OF_REQUESTS, 'PHOTO_BUCKET', ...ORIGINS],
    timeout: 10,
    memory: 1024,
    nativePackages: ['sharp'],
    files: ['places.dat', 'share-display.ttf', 'share-text.ttf'],
    pages: true,
  },
  'process-photo': {
    entry: 'lambdas/entries/process-photo.ts',
    environment: [...COMMON, 'PHOTO_BUCKET', 'UPLOADS_QUEUE'],
    timeout: 60,
    memory: 2048,
    nativePackages: ['sharp'],
  },
  'react-to-changes': {
    entry: 'lambdas/entries/react-to-changes.ts',
    environment: [...COMMON, ...QUEUES_OF_REACTIONS],
    timeout: 30,
    memory: 512,
    files: ['places.dat'],
  },
  'retry-changes': {
    entry: 'lambdas/entries/retry-changes.ts',
    environment: [...COMMON, ...QUEUES_OF_REACTIONS],
    timeout: 60,
    memory: 512,
    files: ['places.dat'],
  },
  'run-jobs': {
    entry: 'lambdas/entries/run-jobs.ts',
    environment: [
      ...COMMON,
      'PHOTO_BUCKET',
      'USER_POOL_ID',
      'JOBS_QUEUE',
      'MAILS_QUEUE',
      'ALERT_MAILS_QUEUE',
      'PUSHES_QUEUE',
      'INVALIDATIONS_QUEUE',
    ],
    timeout: 60,
    memory: 512,
    files: ['places.dat'],
  },
  'run-due': {
    entry: 'lambdas/entries/run-due.ts',
    environment: [...COMMON, 'JOBS_QUEUE', 'ALERT_MAILS_QUEUE', 'PUSHES_QUEUE', 'WEBHOOK_TURNS_QUEUE'],
    timeout: 55,
    memory: 512,
  },
  'send-mails': {
    entry: 'lambdas/entries/send-mails.ts',
    environment: [
      ...COMMON,
      'STAGE_SECRET',
      ...OF_FACES,
      'CONSUMER_SENDER',
      'COMMUNITY_SENDER',
      'MAILS_QUEUE',
      'ALERT_MAILS_QUEUE',
    ],
    timeout: 60,
    memory: 512,
  },
  'send-pushes': {
    entry: 'lambdas/entries/send-pushes.ts',
    environment: [...COMMON, 'CONSUMER_ORIGIN', 'PUSH_KEYS', 'LOCAL_PUSH_SERVICE', 'PUSHES_QUEUE'],
    timeout: 60,
    memory: 512,
  },
  'schedule-webhooks': {
    entry: 'lambdas/entries/schedule-webhooks.ts',
    environment: [...COMMON, 'STAGE_SECRET', 'MAILS_QUEUE', 'WEBHOOKS_QUEUE', 'WEBHOOK_TURNS_QUEUE'],
    timeout: 60,
    memory: 512,
  },
  'send-webhooks': {
    entry: 'lambdas/entries/send-webhooks.ts',
    environment: ['STAGE', 'VERSION', 'WEBHOOKS_QUEUE', 'WEBHOOK_TURNS_QUEUE'],
    timeout: 60,
    memory: 256,
  },
  'invalidate-edge': {
    entry: 'lambdas/entries/invalidate-edge.ts',
    environment: ['STAGE', 'VERSION', 'DISTRIBUTION_ID', 'INVALIDATIONS_QUEUE'],
    timeout: 30,
    memory: 256,
  },
  'walk-site': {
    entry: 'lambdas/entries/walk-site.ts',
    environment: ['STAGE', 'VERSION', 'CONSUMER_ORIGIN', 'COMMUNITY_ORIGIN'],
    timeout: 150,
    memory: 256,
  },
  'pre-sign-up': {
    entry: 'lambdas/entries/pre-sign-up.ts',
    languageOf: 'lambdas/languages/of-pool-call.ts',
    environment: [...COMMON, 'SIGN_UP_PROOF'],
    timeout: 5,
    memory: 512,
  },
  'post-confirmation': {
    entry: 'lambdas/entries/post-confirmation.ts',
    environment: COMMON,
    timeout: 5,
    memory: 512,
  },
  'custom-message': {
    entry: 'lambdas/entries/custom-message.ts',
    environment: [...COMMON, ...OF_FACES],
    timeout: 5,
    memory: 512,
  },
  'record-mail-feedback': {
    entry: 'lambdas/entries/record-mail-feedback.ts',
    environment: COMMON,
    timeout: 10,
    memory: 256,
  },
} as const satisfies Record<string, FunctionDefinition>;

export type FunctionName = keyof typeof FUNCTIONS;
export const FUNCTION_NAMES = namesOf(FUNCTIONS);
