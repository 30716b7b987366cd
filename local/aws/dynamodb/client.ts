/** How to reach the local DynamoDB, which asks for a signature and does not look at it. */
export function clientConfig(endpoint: string) {
  const credentials = { accessKeyId: 'AKIDLOCAL', secretAccessKey: 'secretlocal' };
  return { endpoint, region: 'us-east-1', credentials };
}
