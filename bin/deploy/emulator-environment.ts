import { EMULATOR_ORIGIN } from '#lib/emulator.ts';

/** The one region of an emulator; the account is the one that emulators have. */
export const EMULATOR_REGION = 'us-east-1';
export const EMULATOR_ACCOUNT = '000000000000';

/**
 * The environment of everything that is to talk to the emulator: nothing of the developer's own AWS settings is left in it, so that no call
 * can reach AWS.
 * @throws Error of one sentence when the developer asks for another endpoint
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
    // Neither files nor the machine it runs on are asked for other credentials.
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
    NO_PROXY: 'localhost,127.0.0.1',
    no_proxy: 'localhost,127.0.0.1',
  };
}

/** Puts that environment in the place of this process's own. */
export function enterEmulatorEnvironment(): void {
  const environment = emulatorEnvironment(process.env);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

function isEmulator(endpoint: string): boolean {
  return endpoint.replace(/\/$/, '') === EMULATOR_ORIGIN;
}
