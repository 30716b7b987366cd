/** Configures a client for the local DynamoDB, which requires a signature but doesn't check it. */
export function clientConfig(endpoint: string) {
  const credentials = { accessKeyId: 'AKIDLOCAL', secretAccessKey: 'secretlocal' };
  return { endpoint, region: 'us-east-1', credentials };
}
