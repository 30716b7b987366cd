import type { SiteConfig } from '#shared/deployment/site-config.ts';

let loading: Promise<SiteConfig> | undefined;

/** The deployment's settings. After a failure the next call tries again. */
export function loadSiteConfig(): Promise<SiteConfig> {
  loading ??= read().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function read(): Promise<SiteConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error('The site settings could not be loaded.');
  return await response.json();
}
