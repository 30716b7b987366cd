/** The imports that each folder may have. The first entry that names a file's folder applies; every folder may import itself. */

export interface Folder {
  /** A path in which `*` stands for one folder: each of these is a folder by itself. */
  folder: string;
  /** Other folders and files of the repository; `*` stands for any part of one name. */
  may: readonly string[];
  /** Packages that it may not import; `only` names those that it may. */
  not?: readonly string[];
  only?: readonly string[];
}

const NODE = 'node:*';
const AWS_SDK = '@aws-sdk';
const REACT = ['react', 'react-dom'];
const CDK = ['aws-cdk-lib', 'constructs', 'cdk-nag'];

/** The part of an area of lambdas/ that other areas may import: functions that read and write its items. */
const STORES = ['lambdas/*/store', 'lambdas/*/store.ts', 'lambdas/*/*-store.ts', 'lambdas/*/items.ts'];
/** Jobs of an area that others may queue. */
const JOBS = 'lambdas/*/jobs.ts';
/** Sends notifications for all areas, each as the area reads it at that time. */
const PUSH = 'lambdas/push/push-to-person.ts';
/** The environment variables of functions. */
const ENVIRONMENT = 'lambdas/environment.ts';
/** The secrets that sign, out of the environment. */
const STAGE_SECRETS = 'lambdas/stage-secrets.ts';
/** A page of the app lies in the feature it belongs to, and may import others. */
export const PAGES = 'web/features/*/*-page.tsx';

const ofLambdas = (folder: string, may: readonly string[], not: readonly string[] = []): Folder => ({
  folder,
  may,
  not: [...REACT, ...CDK, ...not],
});
const ofWeb = (folder: string, may: readonly string[]): Folder => ({ folder, may, not: [NODE, AWS_SDK] });

export const FOLDERS: readonly Folder[] = [
  { folder: 'shared', may: [], only: ['zod'] },

  ofLambdas(
    'lambdas/core',
    ['shared', ENVIRONMENT, STAGE_SECRETS, 'lambdas/table'],
    ['@aws-sdk/client-*', '@aws-sdk/lib-*'],
  ),
  ofLambdas('lambdas/table', ['shared', ENVIRONMENT, STAGE_SECRETS]),
  ofLambdas('lambdas/services', ['shared', ENVIRONMENT]),
  ofLambdas('lambdas/jobs', ['shared', ENVIRONMENT, 'lambdas/core', 'lambdas/services', 'lambdas/table']),
  // Entry points that AWS calls; they call the areas.
  ofLambdas('lambdas/entries', ['shared', 'lambdas']),
  ofLambdas('lambdas/triggers', ['shared', 'lambdas']),
  ofLambdas('lambdas/changes', ['shared', 'lambdas']),
  ofLambdas('lambdas/items.ts', ['lambdas/table', 'lambdas/areas.ts']),
  ofLambdas('lambdas/areas.ts', ['lambdas/*/area.ts', 'lambdas/table', 'lambdas/jobs', 'lambdas/due']),
  // The data of a whole account, which is spread over all areas.
  ofLambdas('lambdas/accounts', ['shared', 'lambdas']),
  ofLambdas('lambdas/*.ts', ['shared', 'lambdas/functions.ts', ENVIRONMENT]),
  // Sends emails for all areas without importing any of them.
  ofLambdas('lambdas/mail', ['shared', ENVIRONMENT, 'lambdas/core', 'lambdas/table', 'lambdas/jobs']),
  // Rendered pages, and all else that the site serves outside the contract.
  ofLambdas('lambdas/pages', [
    'shared',
    ENVIRONMENT,
    'lambdas/core',
    'lambdas/share/answer.ts',
    'lambdas/share/pictures/picture-answer.ts',
    'lambdas/share/serve.ts',
    'lambdas/share/site.ts',
  ]),
  ofLambdas('lambdas/*', [
    'shared',
    ENVIRONMENT,
    'lambdas/core',
    'lambdas/table',
    'lambdas/services',
    'lambdas/jobs',
    'lambdas/mail',
    PUSH,
    ...STORES,
    JOBS,
  ]),

  // The logger names the counts that the dashboard shows.
  {
    folder: 'lib',
    may: ['shared', 'lambdas/functions.ts', ENVIRONMENT, 'lambdas/core/logger.ts'],
    not: REACT,
  },
  // The stand-ins of AWS are a package of their own, which imports nothing of the product.
  { folder: 'local/aws', may: [], not: [...REACT, ...CDK] },
  { folder: 'local', may: ['shared'], not: [...REACT, ...CDK] },

  ofWeb('web/lib', ['shared']),
  ofWeb('web/components', ['shared', 'web/lib']),
  // Components of an area that several features show.
  ofWeb('web/parts', ['shared', 'web/lib', 'web/components']),
  // Pages, which compose features.
  ofWeb(PAGES, ['shared', 'web/lib', 'web/components', 'web/parts', 'web/features']),
  // The dashboard, which shows components of many features.
  ofWeb('web/features/admin', ['shared', 'web/lib', 'web/components', 'web/features']),
  ofWeb('web/features/*', ['shared', 'web/lib', 'web/components', 'web/parts']),
  ofWeb('web/service-worker', ['shared', 'web/lib']),
  ofWeb('web', ['shared', 'web']),

  { folder: 'bin', may: ['*'] },
  { folder: 'tests', may: ['*'] },
];
