/** Sends requests to DynamoDB with few parts of the AWS SDK: docs/decisions/2026-11-22-cold-starts.md. */
import { text } from 'node:stream/consumers';
import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest } from '@smithy/core/protocols';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { SignatureV4 } from '@smithy/signature-v4';

/** All attempts of the client fit into the time of a function that answers people, so that it can still answer. */
export const RESPONSE_TIMEOUT_MS = 3_000;

/** Connections stay open between requests. */
const connections = new NodeHttpHandler({
  connectionTimeout: 2_000,
  requestTimeout: RESPONSE_TIMEOUT_MS,
  throwOnRequestTimeout: true,
});

const signer = new SignatureV4({
  service: 'dynamodb',
  region: async () => region(),
  credentials: async () => credentials(),
  sha256: Sha256,
  applyChecksum: false,
});

/** @throws the connection's error; a TimeoutError if it isn't established, or no response arrives, in time */
export async function post(operation: string, body: string): Promise<{ status: number; body: string }> {
  const { protocol, hostname, port, host } = new URL(endpoint());
  const request = new HttpRequest({
    method: 'POST',
    protocol,
    hostname,
    ...(port !== '' && { port: Number(port) }),
    headers: {
      host,
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
    },
    body,
  });
  const { response } = await connections.handle(new HttpRequest(await signer.sign(request)));
  return { status: response.statusCode, body: await text(response.body) };
}

/** Reads the same variables as the SDK: the local cloud and the emulator set them. */
function endpoint(): string {
  const { AWS_ENDPOINT_URL_DYNAMODB, AWS_ENDPOINT_URL } = process.env;
  return AWS_ENDPOINT_URL_DYNAMODB ?? AWS_ENDPOINT_URL ?? `https://dynamodb.${region()}.amazonaws.com`;
}

/** Reads the credentials from the environment. In Lambda they don't change during the lifetime of a sandbox. */
function credentials() {
  const sessionToken = process.env.AWS_SESSION_TOKEN;
  return {
    accessKeyId: variable('AWS_ACCESS_KEY_ID'),
    secretAccessKey: variable('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken && { sessionToken }),
  };
}

const region = () => variable('AWS_REGION');

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Environment variable ${name} is not set`);
  return value;
}
