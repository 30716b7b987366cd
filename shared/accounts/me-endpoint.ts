/** The endpoint that every page calls. The others of the own account are in endpoints.ts. */
import * as z from 'zod/mini';
import { defineEndpoint, GROUPS } from '../contract/endpoint.ts';
import { id, time, userId } from '../fields.ts';
import { LANGUAGES } from '../languages.ts';
import { ownOrganization } from '../organizations/schemas.ts';
import { photo } from '../photos/schemas.ts';
import { ownProfile } from '../profiles/own-profile.ts';

export const getMe = defineEndpoint({
  name: 'getMe',
  method: 'GET',
  path: '/me',
  summary: 'Get my account, profiles and roles, once a session',
  access: 'member',
  answer: z.object({
    /** The name is taken from the primary profile, if there is one. */
    user: z.object({
      id: userId,
      name: z.string(),
      email: z.string(),
      photo: z.optional(photo),
      /** The language of the person's emails; English if absent. */
      language: z.optional(z.enum(LANGUAGES)),
    }),
    profiles: z.array(ownProfile),
    roles: z.array(z.enum(GROUPS)),
    organizations: z.array(ownOrganization),
    /**
     * The newest liked pledges and the latest favorites. `more…` means that there are others, which `GET
     * /me/likes-and-favorites` returns.
     */
    likedPledgeIds: z.array(id),
    moreLikedPledges: z.boolean(),
    favoriteFishermanIds: z.array(userId),
    moreFavoriteFishermen: z.boolean(),
    blockedUserIds: z.array(userId),
    /** Whether administrators stop the person from writing anything for now, and hide their posts. */
    isSuspended: z.boolean(),
    /** The reason, and the end of a suspension that ends automatically. */
    suspension: z.optional(z.object({ reason: z.optional(z.string()), until: z.optional(time) })),
    /** The newest saved posts; `moreSavedPosts` as above. */
    savedPostIds: z.array(id),
    moreSavedPosts: z.boolean(),
    unreadMessages: z.int(),
    /** Alerts that the person has not seen, at most 100. */
    unreadAlerts: z.int(),
    /** Fish that the person has reserved and not collected yet. */
    openReservations: z.int(),
    /** The authenticator app. Absent if the user pool can't be reached. */
    secondFactor: z.optional(
      z.object({
        isOn: z.boolean(),
        /** Whether the person's roles have no effect until it is on. */
        isMissing: z.boolean(),
        /** How many unused codes are left. Each signs in once without the app. */
        recoveryCodes: z.int(),
      }),
    ),
    credits: z.int(),
  }),
});
