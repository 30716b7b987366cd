/**
 * The address of an emulator of AWS: one port of this machine, without TLS. A stage without TLS is deployed only there.
 */
export const EMULATOR_PORT = 4566;
export const EMULATOR_ORIGIN = `http://127.0.0.1:${EMULATOR_PORT}`;

/** The path of its HTTP API, below any of its host names. */
export function emulatorApiPath(apiId: string): string {
  return `/_aws/execute-api/${apiId}/$default`;
}
