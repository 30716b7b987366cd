/** What the rules of posts and claims go by. */
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import type { SiteRules } from '#shared/site/rules-schemas.ts';

export async function readSiteRules(): Promise<SiteRules> {
  return DEFAULT_RULES;
}
