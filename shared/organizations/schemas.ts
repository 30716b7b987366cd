/** Aid organizations: what everybody may know of them, and who acts for them. */
import * as z from 'zod/mini';
import { ORGANIZATION_TYPES } from '../aid/schemas.ts';
import { id, time, userId } from '../fields.ts';

/** A coordinator does everything; a collector claims, collects and records what was served, and changes nothing of the organization itself. */
export const MEMBER_ROLES = ['coordinator', 'collector'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const ORGANIZATION_STATES = ['active', 'paused'] as const;
export type OrganizationState = (typeof ORGANIZATION_STATES)[number];

export const COLD_STORAGE = ['refrigerator', 'freezer'] as const;
export type ColdStorage = (typeof COLD_STORAGE)[number];

/** As anyone may see it: nobody who works there. */
export const publicOrganization = z.object({
  id,
  name: z.string(),
  type: z.enum(ORGANIZATION_TYPES),
  place: z.string(),
  mealsClaimed: z.int(),
  mealsServed: z.int(),
});

/** A membership, as the person themselves sees it. */
export const ownOrganization = z.object({ id, name: z.string(), role: z.enum(MEMBER_ROLES) });

export const organizationMember = z.object({
  userId,
  name: z.string(),
  role: z.enum(MEMBER_ROLES),
  since: time,
});
