import { EMULATOR_ORIGIN } from '#lib/emulator.ts';

/** The region of an emulator, which has only one. */
export const EMULATOR_REGION = 'us-east-1';
export const EMULATOR_ACCOUNT = '000000000000';

/**
 * The environment for programs that talk to the emulator. It has none of the developer's own AWS settings, so that no call can reach AWS.
 * @throws Error of one sentence when the developer has set another endpoint
 */
export function emulatorEnvironment(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith('AWS_ENDPOINT_URL') && value && !isEmulator(value)) {
      throw new Error(`${name} is ${value}, but npm run deploy:local deploys to ${EMULATOR_ORIGIN} only.`);
    }
  }
  const kept = Object.entries(given).filter(([name]) => !/^(AWS_|CDK_)/.test(name));
  return {
    ...Object.fromEntries(kept),
    AWS_ENDPOINT_URL: EMULATOR_ORIGIN,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: EMULATOR_REGION,
    // Keeps the SDK from looking for other credentials in files or on the machine.
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
    NO_PROXY: 'localhost,127.0.0.1',
    no_proxy: 'localhost,127.0.0.1',
  };
}

/** Replaces this process's environment by that one. */
export function enterEmulatorEnvironment(): void {
  const environment = emulatorEnvironment(process.env);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

function isEmulator(endpoint: string): boolean {
  return endpoint.replace(/\/$/, '') === EMULATOR_ORIGIN;
}
