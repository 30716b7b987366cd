/** Calls of AWS services whose clients the product itself does not need: signed as the SDK signs them, with the credentials that it finds. */
import { S3Client } from '@aws-sdk/client-s3';
import { SignatureV4 } from '@smithy/signature-v4';

export interface AwsCall {
  /** As it stands in host names and signatures: `sqs`. */
  service: string;
  region: string;
  /** The address of a service that has one for all regions. */
  host?: string;
  method?: 'GET' | 'POST';
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** AWS refused a call. */
export class AwsRefusal extends Error {
  override readonly name = 'AwsRefusal';
  readonly status: number;

  constructor(service: string, status: number, text: string) {
    super(`${service} answered ${status}: ${text.slice(0, 500)}`);
    this.status = status;
  }
}

/** @throws AwsRefusal when the answer is an error; Error when there are no credentials */
export async function callAws(call: AwsCall): Promise<string> {
  const { service, region, method = 'POST', path = '/', headers = {}, body = '' } = call;
  const { AWS_ENDPOINT_URL } = process.env;
  const origin = AWS_ENDPOINT_URL ?? `https://${call.host ?? `${service}.${region}.amazonaws.com`}`;
  const { protocol, hostname, host, port } = new URL(origin);
  const signed = await signer(service, region).sign({
    protocol,
    hostname,
    ...(port !== '' && { port: Number(port) }),
    method,
    path,
    query: {},
    headers: { ...headers, host },
    body,
  });
  const response = await fetch(origin.replace(/\/$/, '') + path, {
    method,
    headers: signed.headers,
    ...(method === 'POST' && { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new AwsRefusal(service, response.status, text);
  return text;
}

function signer(service: string, region: string): SignatureV4 {
  // Any client knows where credentials come from: environment, profile, single sign-on, role.
  const { credentials, sha256 } = new S3Client({ region }).config;
  return new SignatureV4({ service, region, credentials, sha256, uriEscapePath: service !== 's3' });
}
