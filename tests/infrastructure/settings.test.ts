import { describe, expect, it } from 'vitest';
import { readSettings } from '#lib/settings.ts';
import { record, settingsOf } from './synth.ts';

/** The complaints about the stage prod with these settings changed. */
function complaint(changes: Record<string, unknown>): string {
  const settings = { ...settingsOf('prod'), ...changes };
  for (const [name, value] of Object.entries(settings)) if (value === undefined) delete settings[name];
  try {
    readSettings({ prod: settings }, 'prod');
    return 'nothing';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const at = (setting: string) => `The setting stages.prod.${setting} of cdk.json`;

describe('stage settings', () => {
  it('takes every stage of cdk.json', () => {
    for (const stage of ['dev', 'staging', 'prod', 'local'] as const) {
      expect(readSettings({ [stage]: settingsOf(stage) }, stage).stage).toBe(stage);
    }
  });

  it('names a missing setting, whichever it is', () => {
    for (const name of Object.keys(settingsOf('prod'))) {
      expect(complaint({ [name]: undefined })).toBe(`${at(name)} is missing.`);
    }
  });

  it('names a missing part of a setting', () => {
    expect(complaint({ throttling: { rate: 5 } })).toBe(`${at('throttling.burst')} is missing.`);
    const { mail } = settingsOf('prod') as { mail: { consumer: object } };
    expect(complaint({ mail: { ...mail, consumer: { ...mail.consumer, sender: undefined } } })).toBe(
      `${at('mail.consumer.sender')} is missing.`,
    );
  });

  it('says what a wrong setting must be', () => {
    const { domains } = settingsOf('prod') as { domains: object };
    expect(complaint({ region: 'Maine' })).toBe(`${at('region')} must be an AWS region.`);
    expect(complaint({ retainData: 'yes' })).toBe(`${at('retainData')} must be true or false.`);
    expect(complaint({ restoredTable: { name: 'x y', streamArn: 'x' } })).toBe(
      `${at('restoredTable.name')} must be the name of a table.`,
    );
    expect(complaint({ restoredTable: { name: 'table', streamArn: 'x' } })).toBe(
      `${at('restoredTable.streamArn')} must be the ARN of its stream.`,
    );
    expect(complaint({ monthlyBudget: 0 })).toBe(`${at('monthlyBudget')} must be a number of dollars.`);
    expect(complaint({ demoData: 'some' })).toBe(`${at('demoData')} must be true or false.`);
    expect(complaint({ firewall: 1 })).toBe(`${at('firewall')} must be true or false.`);
    expect(complaint({ domains: 'creel.example' })).toBe(`${at('domains')} must be an object or null.`);
    expect(complaint({ domains: { ...domains, community: 'https://x' } })).toBe(
      `${at('domains.community')} must be a host name.`,
    );
    expect(complaint({ logDays: 31 })).toBe(`${at('logDays')} must be one of 7, 14, 30, 60, 90, 180, 365.`);
    expect(complaint({ alarmMail: 'operations' })).toBe(`${at('alarmMail')} must be an e-mail address.`);
    expect(complaint({ throttling: { rate: 0, burst: 1 } })).toBe(
      `${at('throttling.rate')} must be a number of requests per second.`,
    );
    expect(complaint({ leaveOut: ['data'] })).toBe(
      `${at('leaveOut.0')} must be one of edge, observability, proof, tls.`,
    );
    expect(complaint({ leaveOut: 'edge' })).toBe(
      `${at('leaveOut')} must be a list of edge, observability, proof, tls.`,
    );
    expect(complaint({ developmentOrigins: { consumer: 'localhost', community: 'http://x' } })).toBe(
      `${at('developmentOrigins.consumer')} must be an origin such as http://localhost:5173.`,
    );
  });

  it('keeps no function started where the account is too new to reserve any', () => {
    expect(complaint({ concurrency: 1000, warmRenderers: 1 })).toBe('nothing');
    expect(complaint({ concurrency: 10, warmRenderers: 1 })).toBe(
      `${at('warmRenderers')} must be null where concurrency is under 200: AWS reserves nothing on a new account.`,
    );
  });

  it('takes map pictures from one named place only, over TLS', () => {
    const attribution = 'Somebody';
    expect(complaint({ mapTiles: { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution } })).toBe(
      'nothing',
    );
    for (const url of [
      'http://tiles.example.org/{z}/{x}/{y}.png',
      'https://{s}.example.org/{z}/{x}/{y}.png',
      'https://tiles.example.org/{z}/{x}.png',
    ]) {
      expect(complaint({ mapTiles: { url, attribution } })).toBe(
        `${at('mapTiles.url')} must be an address such as https://tiles.example.org/{z}/{x}/{y}.png.`,
      );
    }
    expect(complaint({ mapTiles: { url: 'https://tiles.example.org/{z}/{x}/{y}.png' } })).toBe(
      `${at('mapTiles.attribution')} is missing.`,
    );
  });

  it('refuses a certificate that CloudFront cannot use', () => {
    const certificateArn = 'arn:aws:acm:eu-west-1:111111111111:certificate/0';
    expect(complaint({ domains: { consumer: 'a.example', community: 'b.example', certificateArn } })).toBe(
      `${at('domains.certificateArn')} must be the ARN of a certificate in us-east-1.`,
    );
  });

  it('names a setting that it does not know, so that a typing error is noticed', () => {
    expect(complaint({ logdays: 30 })).toBe(`${at('logdays')} is not known.`);
    expect(complaint({ throttling: { rate: 1, burst: 1, quota: 1 } })).toBe(
      `${at('throttling.quota')} is not known.`,
    );
  });

  it('refuses settings that contradict each other', () => {
    const { mail } = settingsOf('prod') as { mail: object };
    expect(complaint({ retainData: false })).toBe(
      `${at('retainData')} must be true where deletionProtection is.`,
    );
    expect(complaint({ leaveOut: ['edge'] })).toBe(
      `${at('firewall')} must be false where the edge is left out.`,
    );
    expect(complaint({ leaveOut: ['edge'], firewall: false })).toBe(
      `${at('developmentOrigins')} must be given where the edge is left out.`,
    );
    expect(complaint({ leaveOut: ['proof'] })).toBe(
      `${at('leaveOut')} may name proof in the stage local only.`,
    );
    expect(complaint({ leaveOut: ['tls'] })).toBe(
      `${at('leaveOut')} may name tls in the stage local only, without domains.`,
    );
    expect(complaint({ demoData: true })).toBe(
      `${at('demoData')} must be false: prod holds what people post.`,
    );
    expect(complaint({ alarmMail: null })).toBe(`${at('alarmMail')} must be given where monthlyBudget is.`);
    const community = { ...record(mail, 'community'), sender: 'a@creel.example' };
    expect(complaint({ mail: { ...mail, community } })).toBe(
      `${at('mail.community.sender')} must be an address at community.creel.example.`,
    );
  });

  it('leaves out what the command line names as well', () => {
    expect(readSettings({ local: settingsOf('local') }, 'local', ['edge']).leaveOut).toEqual([
      'observability',
      'proof',
      'tls',
      'edge',
    ]);
    expect(() => readSettings({ local: settingsOf('local') }, 'local', ['api'])).toThrow(
      'The setting stages.local.leaveOut.3 of cdk.json must be one of edge, observability, proof, tls.',
    );
  });

  it('names a stage that does not exist or has no settings', () => {
    expect(() => readSettings({}, 'production')).toThrow(
      'There is no stage "production": choose one of dev, staging, prod, local.',
    );
    expect(() => readSettings(undefined, 'prod')).toThrow(
      'The context of cdk.json has no settings for the stage "prod".',
    );
  });
});
