import { ulid } from 'ulid';
import { APPLICATION_LIFETIME, HOUR } from '#shared/limits.ts';
import * as applicationEndpoints from '#shared/organizations/application-endpoints.ts';
import * as endpoints from '#shared/organizations/endpoints.ts';
import { LANGUAGE } from '#words/general/format.ts';
import * as words from '#words/general/refusals.ts';
import { addressDigest } from '../core/caller-address.ts';
import { endpoint } from '../core/endpoint.ts';
import { nameIn, readPublicNames } from '../people/store/public-names.ts';
import { countAgainstLimit, expiryAfter, put, retry, transact } from '../table/index.ts';
import { invite } from './invite.ts';
import { locatePatch } from './locate.ts';
import { presentMembers } from './present-members.ts';
import * as invitations from './store/invitations.ts';
import { aidApplication } from './store/items.ts';
import * as requests from './store/join-requests.ts';
import {
  listMembers,
  removeMember,
  requireAnotherCoordinator,
  requireMember,
  stillMember,
} from './store/members.ts';
import {
  changeOrganization,
  findOrganization,
  findOrganizationsNamed,
  toDetails,
} from './store/organizations.ts';

/** The table's stream triggers the emails, so that a failed email doesn't lose the application. */
export const createAidApplication = endpoint(
  applicationEndpoints.createAidApplication,
  async ({ body, address, rememberAnswer, now }) => {
    await countAgainstLimit(
      {
        name: 'aid-application',
        who: addressDigest(address),
        max: 10,
        windowMs: HOUR,
        message: words.applicationsTooMany,
      },
      now,
    );
    const { termsAccepted: _accepted, ...application } = body;
    const id = ulid(now.getTime());
    const stored = {
      ...application,
      id,
      language: LANGUAGE,
      status: 'new' as const,
      createdAt: now.toISOString(),
      expiresAt: expiryAfter(APPLICATION_LIFETIME, now),
    };
    await transact([put(aidApplication.item({ applicationId: id }, stored)), rememberAnswer({ id })]);
    return { id };
  },
);

export const getOrganization = endpoint(endpoints.getOrganization, async ({ params: { organizationId } }) => {
  const { name, type, place, mealsClaimed, mealsServed } = await findOrganization(organizationId);
  return { id: organizationId, name, type, place, mealsClaimed, mealsServed };
});

export const findOrganizations = endpoint(endpoints.findOrganizations, async ({ query: { q } }) => ({
  items: await findOrganizationsNamed(q),
}));

export const getOrganizationDetails = endpoint(
  endpoints.getOrganizationDetails,
  async ({ params: { organizationId }, actor }) => {
    await requireMember(actor.userId, organizationId);
    return toDetails(await findOrganization(organizationId, { consistent: true }));
  },
);

export const updateOrganization = endpoint(
  endpoints.updateOrganization,
  async ({ params: { organizationId }, body, actor }) => {
    const alongside = () => [stillMember(actor.userId, organizationId, ['coordinator'])];
    const changed = await retry(async () => {
      await requireMember(actor.userId, organizationId, ['coordinator']);
      const located = await locatePatch(body);
      return await changeOrganization(organizationId, located, { as: 'coordinator', alongside });
    });
    return toDetails(changed);
  },
);

export const listOrganizationMembers = endpoint(
  endpoints.listOrganizationMembers,
  async ({ params: { organizationId }, actor }) => {
    await requireMember(actor.userId, organizationId);
    return { items: await presentMembers(await listMembers(organizationId)) };
  },
);

export const inviteOrganizationMember = endpoint(
  endpoints.inviteOrganizationMember,
  async ({ params: { organizationId }, body, actor: { userId }, rememberAnswer, now }) => {
    const still = stillMember(userId, organizationId, ['coordinator']);
    const inviting = {
      organizationId,
      invitedBy: userId,
      language: LANGUAGE,
      awaitsYes: true as const,
      now,
    };
    return await retry(async () => {
      await requireMember(userId, organizationId, ['coordinator']);
      return await invite(body, inviting, (made) => [still, rememberAnswer(made)]);
    });
  },
);

export const listMyInvitations = endpoint(endpoints.listMyInvitations, async ({ actor, now }) => ({
  items: await invitations.listInvitationsTo(actor.userId, now),
}));

export const answerMyInvitation = endpoint(
  endpoints.answerMyInvitation,
  async ({ params: { organizationId }, body: { accept: isAccepted }, actor: { userId }, now }) => {
    await invitations.answerInvitation({ userId, organizationId, isAccepted }, now);
    return { state: isAccepted ? ('accepted' as const) : ('declined' as const) };
  },
);

/** Every member may leave; a coordinator may remove others. */
export const removeOrganizationMember = endpoint(
  endpoints.removeOrganizationMember,
  async ({ params, actor }) => {
    const { organizationId, userId } = params;
    const isLeaving = userId === actor.userId;
    await retry(async () => {
      // Only leaving can remove the last coordinator: one who removes another member stays.
      if (isLeaving)
        return await removeMember(params, ({ role }) =>
          role === 'coordinator' ? requireAnotherCoordinator(params) : [],
        );
      await requireMember(actor.userId, organizationId, ['coordinator']);
      await removeMember(params, () => [stillMember(actor.userId, organizationId, ['coordinator'])]);
    });
    return { removed: true as const };
  },
);

export const listInvitations = endpoint(
  endpoints.listInvitations,
  async ({ params: { organizationId }, actor, now }) => {
    await requireMember(actor.userId, organizationId, ['coordinator']);
    return { items: await invitations.listInvitations(organizationId, now) };
  },
);

export const withdrawInvitation = endpoint(
  endpoints.withdrawInvitation,
  async ({ params: { organizationId, invitationId }, actor }) => {
    await requireMember(actor.userId, organizationId, ['coordinator']);
    await invitations.withdrawInvitation(organizationId, invitationId);
    return { withdrawn: true as const };
  },
);

export const askToJoin = endpoint(
  endpoints.askToJoin,
  async ({ params: { organizationId }, actor: { userId }, now }) => {
    await retry(() => requests.askToJoin({ userId, organizationId }, now));
    return { state: 'open' as const };
  },
);

export const listJoinRequests = endpoint(
  endpoints.listJoinRequests,
  async ({ params: { organizationId }, actor }) => {
    await requireMember(actor.userId, organizationId, ['coordinator']);
    const waiting = await requests.listJoinRequests(organizationId);
    const names = await readPublicNames(waiting.map(({ userId }) => userId));
    return { items: waiting.map((each) => ({ ...each, name: nameIn(names, each.userId) })) };
  },
);

export const answerJoinRequest = endpoint(
  endpoints.answerJoinRequest,
  async ({ params, body, actor, now }) => {
    const alongside = stillMember(actor.userId, params.organizationId, ['coordinator']);
    const answering = { ...body, answeredBy: actor.userId, now, alongside };
    const state = await retry(async () => {
      await requireMember(actor.userId, params.organizationId, ['coordinator']);
      return await requests.answerJoinRequest(params, answering);
    });
    return { state };
  },
);
