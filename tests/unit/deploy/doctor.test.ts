/** `npm run doctor`, with an account that is made up. */
import { describe, expect, it } from 'vitest';
import type { Account } from '#bin/doctor/account.ts';
import { examine } from '#bin/doctor/examine.ts';
import { readSettings } from '#lib/settings.ts';
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
const mailFrom = (domain: string) => ({ domain, sender: `no-reply@${domain}`, mailbox: `hello@${domain}` });
const OWN = {
  domains: {
    consumer: 'fish.test',
    community: 'meals.test',
    certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/1',
  },
  mail: { consumer: mailFrom('fish.test'), community: mailFrom('meals.test'), verified: true },
  alarmMail: 'operations@fish.test',
  concurrency: 1000,
  warmRenderers: 1,
};

const READY: Account = {
  findId: async () => '111111111111',
  readConcurrency: async () => 1000,
  isBootstrapped: async () => true,
  readCertificate: async () => ({ status: 'ISSUED', names: ['fish.test', 'meals.test'] }),
  readMailQuota: async () => 50_000,
  isMailDomainVerified: async () => true,
  findOutputs: async () => outputs,
  hasPushKeys: async () => true,
  hasAdmin: async () => true,
  isReleased: async () => true,
  readVersion: async () => '0.1.0',
};

/** The findings that are not good, as `state about: says`. */
async function findings(account: Partial<Account> = {}, settings: Record<string, unknown> = OWN) {
  const prod = readSettings({ prod: { ...settingsOf('prod'), ...settings } }, 'prod');
  const all = await examine(prod, { ...READY, ...account });
  return all
    .filter(({ state }) => state !== 'good')
    .map(({ state, about, says }) => `${state} ${about}: ${says}`);
}

describe('the doctor', () => {
  it('finds nothing to do in a stage that is complete', async () => {
    expect(await findings()).toEqual([]);
  });

  it('lists all steps of an empty account, of which none is wrong but names and certificate', async () => {
    const found = await findings(
      {
        readConcurrency: async () => 10,
        isBootstrapped: async () => false,
        readCertificate: async () => ({ status: 'PENDING_VALIDATION', names: [] }),
        readMailQuota: async () => 200,
        isMailDomainVerified: async () => false,
        findOutputs: async () => undefined,
      },
      { domains: { ...OWN.domains, consumer: 'creel.example' } },
    );
    expect(found.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
      'wrong names',
      'later functions at once',
      'later CDK',
      'wrong certificate',
      'later email',
      'later stack',
    ]);
  });

  it.each<[string, Partial<Account>, Record<string, unknown>?]>([
    ['wrong identity: The account is 2, and', { findId: async () => '2' }],
    ['wrong functions at once: The account may run 10 and', { readConcurrency: async () => 10 }],
    ['later functions at once: The account may run 5000: write', { readConcurrency: async () => 5000 }],
    [
      'wrong certificate: It does not cover meals.test',
      { readCertificate: async () => ({ status: 'ISSUED', names: ['fish.test', '*.fish.test'] }) },
    ],
    [
      'wrong email: SES has not verified fish.test and meals.test.',
      { isMailDomainVerified: async () => false },
    ],
    ['wrong email: SES is in its sandbox', { readMailQuota: async () => 200 }],
    ['later email: SES could send', {}, { ...OWN, mail: { ...OWN.mail, verified: false } }],
    ['wrong release: A deployment broke off', { isReleased: async () => false }],
    ['later keys of notifications: No device', { hasPushKeys: async () => false }],
    ['later first administrator: Sign up', { hasAdmin: async () => false }],
    [
      'wrong email: It could not be read: Denied',
      { readMailQuota: () => Promise.reject(new Error('Denied')) },
    ],
    ['wrong stack: It could not be read: Denied', { findOutputs: () => Promise.reject(new Error('Denied')) }],
  ])('says what is missing: %s', async (line, account, settings) => {
    expect(await findings(account, settings)).toEqual([expect.stringContaining(line)]);
  });

  it('takes a certificate with a star for one label', async () => {
    const names = ['fish.test', '*.test'];
    expect(await findings({ readCertificate: async () => ({ status: 'ISSUED', names }) })).toEqual([]);
  });

  it('names the record that a host lacks', async () => {
    const readVersion = () => Promise.reject(new Error('getaddrinfo ENOTFOUND'));
    expect(await findings({ readVersion })).toEqual([
      expect.stringMatching(/^wrong https:\/\/fish\.test: .* ALIAS of d123\.cloudfront\.net/),
      expect.stringMatching(/^wrong https:\/\/meals\.test: /),
    ]);
  });
});
