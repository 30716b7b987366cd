import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DeployTools, deployStage } from '#bin/release/deploy-stage.ts';
import { readSettings, type StageSettings } from '#lib/settings.ts';
import { settingsOf } from '#tests/infrastructure/synth.ts';

const outputs = {
  ConsumerOrigin: 'https://fish.test',
  CommunityOrigin: 'https://meals.test',
  ApiOrigin: 'https://api.test',
  UserPoolId: 'us-east-1_Creel',
  UserPoolClientId: 'client',
  TableName: 'table',
  PhotoBucket: 'photos',
  DistributionDomain: 'd123.cloudfront.net',
};

function settingsFor(stage: 'dev' | 'prod' | 'local', changes: Record<string, unknown> = {}): StageSettings {
  return readSettings({ [stage]: { ...settingsOf(stage), ...changes } }, stage);
}

function mailFrom(domain: string) {
  return { domain, sender: `no-reply@${domain}`, mailbox: `hello@${domain}` };
}

const certificateArn = 'arn:aws:acm:us-east-1:111111111111:certificate/1';
const OWN_NAMES = {
  domains: { consumer: 'fish.test', community: 'meals.test', certificateArn },
  mail: { consumer: mailFrom('fish.test'), community: mailFrom('meals.test'), verified: false },
  alarmMail: 'operations@fish.test',
};

let done: string[];
let said: string[];
beforeEach(() => {
  done = [];
  said = [];
  vi.stubEnv('AWS_ENDPOINT_URL', '');
});
afterEach(() => vi.unstubAllEnvs());

const good = {
  deployedAt: '2026-11-26T08:00:00.000Z',
  version: '0.1.0+good',
  tableName: 'table',
  functions: {},
};

/** Tools that record their use. */
function tools(changes: Partial<DeployTools> = {}): DeployTools {
  const note = (name: string) => async () => void done.push(name);
  return {
    findAccount: async () => {
      done.push('find account');
      return '111111111111';
    },
    build: note('build'),
    bootstrap: note('bootstrap'),
    showDiff: note('diff'),
    confirm: async () => true,
    publishAssets: note('publish assets'),
    deploy: note('deploy'),
    readOutputs: async () => outputs,
    version: '0.1.0+new',
    releases: {
      release: note('release'),
      keep: async (_, version) => void done.push(`keep ${version}`),
      findBefore: async () => good,
      goBack: async (_, to) => void done.push(`back to ${to.version}`),
    },
    publishWeb: note('publish'),
    smoke: note('smoke'),
    say: (line) => said.push(line),
    ...changes,
  };
}

describe('a deployment', () => {
  it('runs from identity and build to the walk through the new site, in this order', async () => {
    await deployStage(settingsFor('prod', OWN_NAMES), tools());
    expect(done).toEqual([
      'find account',
      'build',
      'bootstrap',
      'diff',
      'publish assets',
      'deploy',
      'release',
      'publish',
      'smoke',
      'keep 0.1.0+new',
    ]);
  });

  it('prints the address of the site and the necessary DNS records', async () => {
    await deployStage(settingsFor('prod', OWN_NAMES), tools());
    expect(said).toEqual([
      'The site: https://fish.test',
      'Its community face: https://meals.test',
      'In the DNS both names have to be a CNAME or ALIAS of d123.cloudfront.net.',
    ]);
  });

  it('changes nothing if the diff is not confirmed', async () => {
    await deployStage(settingsFor('dev'), tools({ confirm: async () => false }));
    expect(done).toEqual(['find account', 'build', 'bootstrap', 'diff']);
  });

  it('does not upload the app after a failed deployment', async () => {
    const deploy = () => Promise.reject(new Error('cdk deploy failed.'));
    await expect(deployStage(settingsFor('dev'), tools({ deploy }))).rejects.toThrow('cdk deploy failed.');
    expect(done.at(-1)).toBe('publish assets');
  });

  it.each(['release', 'publishWeb', 'smoke'])('goes back by itself when it fails at %s', async (step) => {
    const fails = () => Promise.reject(new Error('It failed.'));
    const changed =
      step === 'release' ? { releases: { ...tools().releases, release: fails } } : { [step]: fails };
    await expect(deployStage(settingsFor('dev'), tools(changed))).rejects.toThrow(
      'It failed. The site is back at 0.1.0+good.',
    );
    expect(done.at(-1)).toBe('back to 0.1.0+good');
    expect(said.at(-1)).toMatch(/^Back at 0\.1\.0\+good after \d+ s\.$/);
  });
});

describe('a deployment is refused before anything is built', () => {
  afterEach(() => expect(done).toEqual([]));

  it.each([
    ['domains.consumer', 'creel.example', {}],
    ['mail.consumer.domain', 'creel.example', { domains: OWN_NAMES.domains }],
    ['alarmMail', 'operations@creel.example', { ...OWN_NAMES, alarmMail: 'operations@creel.example' }],
  ])('with an unknown stage name: %s', async (path, name, changes) => {
    await expect(deployStage(settingsFor('prod', changes), tools())).rejects.toThrow(
      `The setting stages.prod.${path} of cdk.json is ${name}: names under .example belong to nobody, write your own.`,
    );
  });

  it('without an AWS identity', async () => {
    const findAccount = () => Promise.reject(new Error('Could not load credentials from any providers'));
    await expect(deployStage(settingsFor('dev'), tools({ findAccount }))).rejects.toThrow(
      'There is no AWS identity to deploy with (Could not load credentials from any providers): set AWS_PROFILE, or sign in.',
    );
  });

  it('of the stage for emulators', async () => {
    await expect(deployStage(settingsFor('local'), tools())).rejects.toThrow(
      'The stage local is for an emulator: npm run deploy:local.',
    );
  });

  it('to an emulator by accident', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:4566');
    await expect(deployStage(settingsFor('dev'), tools())).rejects.toThrow(
      'AWS_ENDPOINT_URL is http://127.0.0.1:4566: unset it to deploy to AWS.',
    );
  });
});
