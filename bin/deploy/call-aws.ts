import type { STSClient } from '@aws-sdk/client-sts';
import { SignatureV4 } from '@smithy/signature-v4';

const LONGEST_CALL = 10_000;

export interface Target {
  service: string;
  region: string;
  /** The name of the interface and the action in it, such as `CertificateManager.DescribeCertificate`. */
  action: string;
}

/**
 * Calls a service that takes JSON. A few requests do not need a client of their own, so they use the credentials of
 * another.
 * @throws Error with the service's answer when it refuses
 */
export async function callAws(
  { config: { credentials, sha256 } }: STSClient,
  { service, region, action }: Target,
  request: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const url = new URL(process.env.AWS_ENDPOINT_URL ?? `https://${service}.${region}.amazonaws.com`);
  const signer = new SignatureV4({ service, region, credentials, sha256 });
  const body = JSON.stringify(request);
  const { headers } = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: '/',
    query: {},
    headers: {
      host: url.host,
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': action,
    },
    body,
  });
  const signal = AbortSignal.timeout(LONGEST_CALL);
  const response = await fetch(url, { method: 'POST', headers, body, signal });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text === '' ? undefined : JSON.parse(text);
}
