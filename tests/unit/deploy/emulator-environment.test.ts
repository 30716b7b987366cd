import { describe, expect, it } from 'vitest';
import { emulatorEnvironment } from '#bin/deploy/emulator-environment.ts';

describe('the environment of a deployment to the emulator', () => {
  it('contains nothing of the developer’s own AWS settings', () => {
    const environment = emulatorEnvironment({
      PATH: '/bin',
      AWS_PROFILE: 'production',
      AWS_SESSION_TOKEN: 'secret',
      AWS_ACCESS_KEY_ID: 'AKIAREAL',
      AWS_REGION: 'eu-west-1',
      AWS_CA_BUNDLE: '/etc/ca.pem',
      CDK_DEFAULT_ACCOUNT: '111111111111',
    });
    const aws = Object.entries(environment).filter(([name]) => /^(AWS|CDK)_/.test(name));
    expect(Object.fromEntries(aws)).toEqual({
      AWS_ENDPOINT_URL: 'http://127.0.0.1:4566',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_REGION: 'us-east-1',
      AWS_CONFIG_FILE: '/dev/null',
      AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
      AWS_EC2_METADATA_DISABLED: 'true',
    });
    expect(environment.PATH).toBe('/bin');
  });

  it.each(['http://127.0.0.1:4566', 'http://127.0.0.1:4566/'])('can be set explicitly: %s', (endpoint) => {
    expect(emulatorEnvironment({ AWS_ENDPOINT_URL: endpoint }).AWS_ENDPOINT_URL).toBe(
      'http://127.0.0.1:4566',
    );
  });

  it.each([
    ['AWS_ENDPOINT_URL', 'https://dynamodb.us-east-1.amazonaws.com'],
    ['AWS_ENDPOINT_URL', 'http://127.0.0.1:4567'],
    ['AWS_ENDPOINT_URL', 'http://127.0.0.1:4566.example.org'],
    ['AWS_ENDPOINT_URL', 'http://localhost:4566'],
    ['AWS_ENDPOINT_URL_S3', 'https://s3.amazonaws.com'],
  ])('refuses %s=%s', (name, endpoint) => {
    expect(() => emulatorEnvironment({ [name]: endpoint })).toThrow(
      `${name} is ${endpoint}, but npm run deploy:local deploys to http://127.0.0.1:4566 only.`,
    );
  });
});
