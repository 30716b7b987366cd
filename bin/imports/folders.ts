/** Which folder may import what. The first entry that names a file's folder counts; every folder may import itself. */

export interface Folder {
  /** A path in which `*` stands for one folder: each of these is a folder by itself. */
  folder: string;
  /** Other folders and files of the repository; `*` stands for any part of one name. */
  may: readonly string[];
  /** Packages it may not import; `only` names those it may. */
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
/** The environment variables of functions. */
const ENVIRONMENT = 'lambdas/environment.ts';
/** A page of the app lies in the feature it belongs to, and may import others. */
export const PAGES = 'web/features/*/*-page.tsx';
const NOT_IN_LAMBDAS = [...REACT, ...CDK];

export const FOLDERS: readonly Folder[] = [
  { folder: 'shared', may: [], only: ['zod'] },

  {
    folder: 'lambdas/core',
    may: ['shared', ENVIRONMENT, 'lambdas/table'],
    not: [...NOT_IN_LAMBDAS, '@aws-sdk/client-*', '@aws-sdk/lib-*'],
  },
  { folder: 'lambdas/table', may: ['shared', ENVIRONMENT], not: NOT_IN_LAMBDAS },
  { folder: 'lambdas/services', may: ['shared', ENVIRONMENT], not: NOT_IN_LAMBDAS },
  {
    folder: 'lambdas/jobs',
    may: ['shared', ENVIRONMENT, 'lambdas/core', 'lambdas/services'],
    not: NOT_IN_LAMBDAS,
  },
  // Entry points that AWS calls. They pass on to the areas.
  { folder: 'lambdas/entries', may: ['shared', 'lambdas'], not: NOT_IN_LAMBDAS },
  { folder: 'lambdas/triggers', may: ['shared', 'lambdas'], not: NOT_IN_LAMBDAS },
  { folder: 'lambdas/changes', may: ['shared', 'lambdas'], not: NOT_IN_LAMBDAS },
  { folder: 'lambdas/items.ts', may: ['lambdas/table', 'lambdas/areas.ts'], not: NOT_IN_LAMBDAS },
  {
    folder: 'lambdas/areas.ts',
    may: ['lambdas/*/area.ts', 'lambdas/table', 'lambdas/jobs', 'lambdas/due'],
    not: NOT_IN_LAMBDAS,
  },
  // The data of a whole account, of which each area keeps a part.
  { folder: 'lambdas/accounts', may: ['shared', 'lambdas'], not: NOT_IN_LAMBDAS },
  { folder: 'lambdas/*.ts', may: ['shared', 'lambdas/functions.ts'], not: NOT_IN_LAMBDAS },
  // Sends for all areas, and knows none of them.
  {
    folder: 'lambdas/mail',
    may: ['shared', ENVIRONMENT, 'lambdas/core', 'lambdas/table', 'lambdas/jobs'],
    not: NOT_IN_LAMBDAS,
  },
  // The pages of the app go the way of what else the site shows outside of the contract.
  {
    folder: 'lambdas/pages',
    may: [
      'shared',
      ENVIRONMENT,
      'lambdas/core',
      'lambdas/share/answer.ts',
      'lambdas/share/serve.ts',
      'lambdas/share/site.ts',
    ],
    not: NOT_IN_LAMBDAS,
  },
  {
    folder: 'lambdas/*',
    may: [
      'shared',
      ENVIRONMENT,
      'lambdas/core',
      'lambdas/table',
      'lambdas/services',
      'lambdas/jobs',
      'lambdas/mail',
      ...STORES,
      JOBS,
    ],
    not: NOT_IN_LAMBDAS,
  },

  { folder: 'lib', may: ['shared', 'lambdas/functions.ts'], not: REACT },
  // The stand-ins of AWS are a package of their own, which knows nothing of the product.
  { folder: 'local/aws', may: [], not: [...REACT, ...CDK] },
  { folder: 'local', may: ['shared'], not: [...REACT, ...CDK] },

  { folder: 'web/lib', may: ['shared'], not: [NODE, AWS_SDK] },
  { folder: 'web/components', may: ['shared', 'web/lib'], not: [NODE, AWS_SDK] },
  // Parts of an area that several features show.
  { folder: 'web/parts', may: ['shared', 'web/lib', 'web/components'], not: [NODE, AWS_SDK] },
  // A page composes features.
  {
    folder: PAGES,
    may: ['shared', 'web/lib', 'web/components', 'web/parts', 'web/features'],
    not: [NODE, AWS_SDK],
  },
  // The dashboard lists parts of many features.
  {
    folder: 'web/features/admin',
    may: ['shared', 'web/lib', 'web/components', 'web/features'],
    not: [NODE, AWS_SDK],
  },
  {
    folder: 'web/features/*',
    may: ['shared', 'web/lib', 'web/components', 'web/parts'],
    not: [NODE, AWS_SDK],
  },
  { folder: 'web/service-worker', may: ['shared', 'web/lib'], not: [NODE, AWS_SDK] },
  { folder: 'web', may: ['shared', 'web'], not: [NODE, AWS_SDK] },

  { folder: 'bin', may: ['*'] },
  { folder: 'tests', may: ['*'] },
];
