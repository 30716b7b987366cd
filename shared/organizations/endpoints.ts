import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { id } from '../fields.ts';
import { organizationMember, publicOrganization } from './schemas.ts';

export const getOrganization = defineEndpoint({
  name: 'getOrganization',
  method: 'GET',
  path: '/organizations/{organizationId}',
  summary: 'An aid organization as anyone may see it: where it is, and what it has claimed and served',
  access: 'anyone',
  params: z.object({ organizationId: id }),
  answer: publicOrganization,
  cache: { seconds: 5, staleSeconds: 30 },
});

export const listOrganizationMembers = defineEndpoint({
  name: 'listOrganizationMembers',
  method: 'GET',
  path: '/organizations/{organizationId}/members',
  summary: 'Who acts for an organization, for its members',
  access: 'member',
  params: z.object({ organizationId: id }),
  /** At most 100. */
  answer: z.object({ items: z.array(organizationMember) }),
});
