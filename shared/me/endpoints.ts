import * as z from 'zod/mini';
import { defineEndpoint, GROUPS } from '../contract/endpoint.ts';
import { id, userId } from '../fields.ts';

export const PROFILE_TYPES = ['fisherman', 'buyer', 'organization_user'] as const;
export type ProfileType = (typeof PROFILE_TYPES)[number];

export const getMe = defineEndpoint({
  name: 'getMe',
  method: 'GET',
  path: '/me',
  summary: 'Who I am and everything personal a page needs, once per session',
  access: 'member',
  answer: z.object({
    user: z.object({ id: userId, name: z.string(), email: z.string() }),
    profiles: z.array(
      z.object({
        profileType: z.enum(PROFILE_TYPES),
        name: z.string(),
        location: z.string(),
        isPrimary: z.boolean(),
      }),
    ),
    roles: z.array(z.enum(GROUPS)),
    organizations: z.array(z.object({ id, name: z.string() })),
    likedPledgeIds: z.array(id),
    favoriteFishermanIds: z.array(userId),
    blockedUserIds: z.array(userId),
    unreadMessages: z.int(),
    credits: z.int(),
  }),
});
