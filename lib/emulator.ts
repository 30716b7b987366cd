/**
 * The address of an AWS emulator: one port of this machine, without TLS. A stage without TLS can only be deployed
 * there.
 */
export const EMULATOR_PORT = 4566;
export const EMULATOR_ORIGIN = `http://127.0.0.1:${EMULATOR_PORT}`;

/** The path of an HTTP API, under any of the emulator's host names. */
export function emulatorApiPath(apiId: string): string {
  return `/_aws/execute-api/${apiId}/$default`;
}
