/**
 * Where an emulator of AWS listens: one port of this machine, without TLS. A stage that leaves TLS out is deployed there and nowhere else.
 */
export const EMULATOR_PORT = 4566;
export const EMULATOR_ORIGIN = `http://127.0.0.1:${EMULATOR_PORT}`;

/** Where its HTTP API is found by path, below any of its host names. */
export function emulatorApiPath(apiId: string): string {
  return `/_aws/execute-api/${apiId}/$default`;
}
