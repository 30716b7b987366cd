import * as endpoints from '#shared/organizations/admin-endpoints.ts';
import { auditedChange, auditSteps } from '../audit/store/audit.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentOne } from '../core/present-one.ts';
import { retry } from '../table/index.ts';
import { decide, deleteApplication } from './decide.ts';
import { invite } from './invite.ts';
import { locatePatch } from './locate.ts';
import { presentApplication, presentApplications } from './present-applications.ts';
import { presentMembers } from './present-members.ts';
import { listApplications } from './store/applications.ts';
import { listInvitations } from './store/invitations.ts';
import type { StoredOrganization } from './store/items.ts';
import * as members from './store/members.ts';
import * as organizations from './store/organizations.ts';

export const listAidApplications = endpoint(
  endpoints.listAidApplications,
  async ({ query: { status, ...page }, now }) => {
    const { items, ...rest } = await listApplications(status, page, now);
    return { ...rest, items: await presentApplications(items) };
  },
);

export const decideAidApplication = endpoint(
  endpoints.decideAidApplication,
  async ({ params: { applicationId }, body, actor, now }) => {
    const deciding = { actorId: actor.userId, now };
    return await presentApplication(await retry(() => decide(applicationId, body, deciding)));
  },
);

export const deleteAidApplication = endpoint(
  endpoints.deleteAidApplication,
  async ({ params: { applicationId }, actor, now }) => {
    await retry(() => deleteApplication(applicationId, { actorId: actor.userId, now }));
    return { deleted: true as const };
  },
);

export const listOrganizations = endpoint(endpoints.listOrganizations, async ({ query, now }) => {
  const { items, ...rest } = await organizations.listOrganizations(query, now);
  return { ...rest, items: items.map(organizations.toDetails) };
});

export const manageOrganization = endpoint(
  endpoints.manageOrganization,
  async ({ params: { organizationId }, body: { verifiedEin, ...body }, actor, now }) => {
    const alongside = (before: StoredOrganization, after: StoredOrganization) => {
      const personal = ['contactName', 'contactEmail', 'contactPhone', 'signatory'] as const;
      const change = auditedChange(toldOf(before), toldOf(after), personal);
      return auditSteps(
        { action: 'organization-changed', actorId: actor.userId, organizationId, ...change },
        now,
      );
    };
    const located = await locatePatch(body);
    return organizations.toDetails(
      await retry(async () => {
        const einVerified = verifiedEin && { at: now.toISOString(), by: actor.userId };
        if (einVerified) await organizations.requireEin(organizationId, verifiedEin);
        const change = { ...located, ...(einVerified && { einVerified }) };
        return await organizations.changeOrganization(organizationId, change, { as: 'manager', alongside });
      }),
    );
  },
);

function toldOf({
  place,
  radiusMiles,
  mealsPerWeek,
  coldStorage,
  state,
  contact,
  papers,
  einVerified,
}: StoredOrganization) {
  return {
    legalName: papers?.legalName,
    ein: papers?.ein,
    signatory: papers?.signatory,
    einVerifiedAt: einVerified?.at,
    place,
    radiusMiles,
    mealsPerWeek,
    coldStorage,
    organizationState: state,
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phone,
  };
}

export const listMembersForAdmins = endpoint(
  endpoints.listMembersForAdmins,
  async ({ params: { organizationId }, now }) => {
    const [found, invitations] = await Promise.all([
      members.listMembers(organizationId),
      listInvitations(organizationId, now),
      organizations.findOrganization(organizationId),
    ]);
    return { items: await presentMembers(found), invitations };
  },
);

export const inviteAsAdmin = endpoint(
  endpoints.inviteAsAdmin,
  async ({ params: { organizationId }, body, actor: { userId }, rememberAnswer, now }) => {
    const change = { before: {}, after: { memberRole: body.role } };
    return await invite(body, { organizationId, invitedBy: userId, now }, (made) => [
      members.requireOrganizationStep(organizationId),
      ...auditSteps(
        { action: 'organization-member-invited', actorId: userId, organizationId, ...change },
        now,
      ),
      rememberAnswer(made),
    ]);
  },
);

export const setMember = endpoint(endpoints.setMember, async ({ params, body: { role }, actor, now }) => {
  const { organizationId, userId } = params;
  const entry = { action: 'organization-member-set', actorId: actor.userId, userId, organizationId } as const;
  const made = { organizationId, userId, role, addedBy: actor.userId };
  const { since } = await retry(() =>
    members.setMember(made, now, (before) =>
      auditSteps(
        { ...entry, before: before ? { memberRole: before.role } : {}, after: { memberRole: role } },
        now,
      ),
    ),
  );
  return await presentOne(presentMembers, { userId, role, since });
});

export const removeMemberAsAdmin = endpoint(endpoints.removeMemberAsAdmin, async ({ params, actor, now }) => {
  const entry = { action: 'organization-member-removed', actorId: actor.userId, ...params } as const;
  await retry(() =>
    members.removeMember(params, ({ role }) =>
      auditSteps({ ...entry, before: { memberRole: role }, after: {} }, now),
    ),
  );
  return { removed: true as const };
});
