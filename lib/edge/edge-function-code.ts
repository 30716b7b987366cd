import { readFileSync } from 'node:fs';

/**
 * The source CloudFront runs on every viewer request.
 * @param communityHosts host names (no port) served in the community flavour
 */
export function edgeFunctionCode(communityHosts: readonly string[]): string {
  const source = readFileSync(new URL('./viewer-request.js', import.meta.url), 'utf8');
  return `var COMMUNITY_HOSTS = ${JSON.stringify(communityHosts)};\n${source}`;
}
