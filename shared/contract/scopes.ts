/** The rights that an API key can have. Each endpoint that accepts keys names one of them. */
export const SCOPES = ['pledges:read', 'claims:write', 'impact:read', 'landings:read'] as const;
export type Scope = (typeof SCOPES)[number];

/** Those of keys for partners, who belong to no organization. */
export const PARTNER_SCOPES = [
  'pledges:read',
  'impact:read',
  'landings:read',
] as const satisfies readonly Scope[];
