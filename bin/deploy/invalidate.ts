import { callAws } from './aws-call.ts';

/** CloudFront's one address. */
const HOST = 'cloudfront.amazonaws.com';

/**
 * Has the edge fetch again what is not immutable: pages, /config.json and what the server renders. Answers of the API and photos stay, since
 * a deployment of the app changes neither.
 * @param reference makes the same call twice do the work once
 */
export async function invalidate(
  distributionId: string,
  paths: readonly string[],
  reference: string,
): Promise<void> {
  const items = paths.map((path) => `<Path>${path}</Path>`).join('');
  await callAws({
    service: 'cloudfront',
    region: 'us-east-1',
    host: HOST,
    path: `/2020-05-31/distribution/${distributionId}/invalidation`,
    headers: { 'content-type': 'application/xml' },
    body:
      '<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/">' +
      `<Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths>` +
      `<CallerReference>${reference}</CallerReference></InvalidationBatch>`,
  });
}
