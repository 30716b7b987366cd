import { Fn } from 'aws-cdk-lib/core';
import type { Edge } from './edge/edge.ts';
import { EMULATOR_PORT } from './emulator.ts';
import { isLeftOut, type StageSettings } from './settings.ts';

export interface SiteOrigins {
  consumer: string;
  community: string;
}

/** The origins of the site: its own host names, else CloudFront's, else a developer's machine. */
export function siteOrigins(settings: StageSettings, edge: Edge | undefined): SiteOrigins {
  const { domains, developmentOrigins } = settings;
  if (edge) {
    if (domains) {
      return { consumer: `https://${domains.consumer}`, community: `https://${domains.community}` };
    }
    const name = edge.distribution.distributionDomainName;
    const origin = isLeftOut(settings, 'tls') ? emulatedOrigin(name) : `https://${name}`;
    return { consumer: origin, community: origin };
  }
  if (!developmentOrigins) throw new Error('A stage without an edge needs developmentOrigins.');
  return developmentOrigins;
}

/** An emulator serves `d123.cloudfront.net` under a name that browsers resolve to their own machine. */
function emulatedOrigin(distributionDomainName: string): string {
  return `http://${Fn.select(0, Fn.split('.', distributionDomainName))}.cloudfront.localhost:${EMULATOR_PORT}`;
}

/**
 * The origins of pages that may upload photos. CloudFront's name of a stage without its own is not known before the
 * bucket is created, hence the wildcard. An upload needs a presigned address in any case.
 */
export function uploadOrigins(settings: StageSettings): string[] {
  const { developmentOrigins } = settings;
  return [
    ...siteUploadOrigins(settings),
    ...(developmentOrigins ? [developmentOrigins.consumer, developmentOrigins.community] : []),
  ];
}

function siteUploadOrigins(settings: StageSettings): string[] {
  const { domains } = settings;
  if (domains) return [`https://${domains.consumer}`, `https://${domains.community}`];
  if (isLeftOut(settings, 'edge')) return [];
  return [
    isLeftOut(settings, 'tls')
      ? `http://*.cloudfront.localhost:${EMULATOR_PORT}`
      : 'https://*.cloudfront.net',
  ];
}

/** The outputs by which browsers draw the map. */
export function mapOutputs({ mapTiles }: StageSettings): Record<string, string> {
  return mapTiles ? { MapTilesUrl: mapTiles.url, MapTilesAttribution: mapTiles.attribution } : {};
}
