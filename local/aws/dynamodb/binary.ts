import { createRequire } from 'node:module';

/** @throws Error that says what to do if the binary is missing */
export function findBinary(): string {
  try {
    return createRequire(import.meta.url).resolve('@dynoxide/linux-x64/dynoxide');
  } catch (cause) {
    const message =
      'There is no DynamoDB to run on. On Linux x64, `npm install` brings one (the optional dependency ' +
      '@dynoxide/linux-x64). Elsewhere, start any other, for example `docker run -p 8000:8000 amazon/dynamodb-local`, ' +
      'and set CREEL_DYNAMODB_ENDPOINT=http://127.0.0.1:8000.';
    throw new Error(message, { cause });
  }
}
