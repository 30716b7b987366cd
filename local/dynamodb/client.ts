interface ClientConfig {
  endpoint: string;
  region: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** How to reach an endpoint: real AWS with the caller's own credentials, anything else with made-up ones. */
export function clientConfig(endpoint: string): ClientConfig {
  const region = process.env.AWS_REGION ?? 'us-east-1';
  if (new URL(endpoint).hostname.endsWith('.amazonaws.com')) return { endpoint, region };
  return { endpoint, region, credentials: { accessKeyId: 'AKIDLOCAL', secretAccessKey: 'secretlocal' } };
}
