import type { Edge } from './edge/edge.ts';
import type { StageSettings } from './settings.ts';

export interface SiteOrigins {
  consumer: string;
  community: string;
}

/** Where the site is found: its own names, else CloudFront's, else a developer's machine. */
export function siteOrigins(
  { domains, developmentOrigins }: StageSettings,
  edge: Edge | undefined,
): SiteOrigins {
  if (domains && edge) {
    return { consumer: `https://${domains.consumer}`, community: `https://${domains.community}` };
  }
  if (edge) {
    const origin = `https://${edge.distribution.distributionDomainName}`;
    return { consumer: origin, community: origin };
  }
  if (!developmentOrigins) throw new Error('A stage without an edge needs developmentOrigins.');
  return developmentOrigins;
}

/**
 * Which pages may upload photos. CloudFront's name of a stage without its own is not known before the bucket is made, hence the wildcard;
 * an upload needs a presigned address in any case.
 */
export function uploadOrigins({ domains, developmentOrigins, leaveOut }: StageSettings): string[] {
  const own = domains
    ? [`https://${domains.consumer}`, `https://${domains.community}`]
    : leaveOut.includes('edge')
      ? []
      : ['https://*.cloudfront.net'];
  return [...own, ...(developmentOrigins ? [developmentOrigins.consumer, developmentOrigins.community] : [])];
}
