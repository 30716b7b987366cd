/** The stored items of aid organizations: applications, organizations, members, invitations and requests to join. */

import type { Coordinates } from '#shared/fields.ts';
import type { Language } from '#shared/languages.ts';
import type {
  AidApplicationBody,
  ApplicationState,
  OrganizationType,
} from '#shared/organizations/application-schemas.ts';
import type { ColdStorage, JoinState, MemberRole, OrganizationState } from '#shared/organizations/schemas.ts';
import type { PapersForm } from '#shared/receipts/papers.ts';
import { hashOfAddress } from '../../mail/store/suppressions.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export interface StoredAidApplication extends Omit<AidApplicationBody, 'termsAccepted'> {
  id: string;
  /** The language of the page on which it was written; English if absent. */
  language?: Language;
  status: ApplicationState;
  /** ISO 8601. */
  createdAt: string;
  decision?: {
    /** User id. */
    by: string;
    /** ISO 8601. */
    at: string;
    /** Shown to the applicant. */
    reason?: string;
  };
  /** The organization that the approval created. */
  organizationId?: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** One index lists applications by state, the other those from the same email address. */
export const aidApplication = defineItem<StoredAidApplication>()('aid application', {
  pk: 'AID-APPLICATION#{applicationId}',
  sk: '{applicationId}',
  indexes: (_, { status, contactEmail }) => ({
    gsi1pk: applicationsThatAre(status).partition,
    gsi2pk: applicationsFrom(contactEmail).partition,
  }),
  owner: {
    exported: { not: 'Applicants need no account and get a receipt by email.' },
    erased: {
      not: 'It is erased with the account of its address, or half a year after the decision.',
    },
  },
});

export function applicationsThatAre(status: ApplicationState) {
  return listInIndex<StoredAidApplication>('gsi1', `AID-APPLICATIONS#${status}`);
}

export function applicationsFrom(email: string) {
  return listInIndex<StoredAidApplication>('gsi2', `AID-APPLICATIONS#FROM#${hashOfAddress(email)}`);
}

export interface StoredOrganization {
  name: string;
  type: OrganizationType;
  /** The town of its kitchen, and the town's center to 0.01 degree. */
  place: string;
  coordinates: Coordinates;
  /** Distance for which it picks up a pledge: 5 to 100. */
  radiusMiles: number;
  /** Meals it can serve: 1 to 10,000. */
  mealsPerWeek: number;
  coldStorage: ColdStorage[];
  /** Only for its members and managers of community aid. */
  contact: { name: string; email: string; phone?: string };
  state: OrganizationState;
  /** Set if a manager paused it: then only a manager can make it active again. */
  pausedByManager?: true;
  applicationId: string;
  /** ISO 8601. */
  createdAt: string;
  /** For its receipts. */
  papers?: PapersForm;
  /** The last check of the number in `papers` by a manager; removed when the number or the legal name changes. */
  einVerified?: { at: string; by: string };
  /** These four counts are only changed by adding to them. */
  openClaims: number;
  mealsClaimed: number;
  mealsCollected: number;
  mealsServed: number;
}

/** An organization or an individual provider. One index lists all of them. */
export const organization = defineItem<StoredOrganization>()('organization', {
  pk: 'ORGANIZATION#{organizationId}',
  sk: '{organizationId}',
  indexes: () => ({ gsi1pk: organizations.partition }),
  owner: 'nobody',
});

export const organizations = listInIndex<StoredOrganization>('gsi1', 'ORGANIZATIONS');

export interface StoredOrganizationMember {
  role: MemberRole;
  /** ISO 8601. */
  since: string;
  /** User id of the person who added them. */
  addedBy: string;
}

/** A person's membership of an organization, stored with the person; an index lists it under the organization. */
export const organizationMember = defineItem<StoredOrganizationMember>()('organization member', {
  pk: 'USER#{userId}',
  sk: 'ORGANIZATION#{organizationId}',
  indexes: ({ organizationId }) => ({ gsi1pk: membersOfOrganization(organizationId).partition }),
  owner: {
    list: (userId) => listIn(`USER#${userId}`),
    exported: { as: 'organizations' },
    erased: 'delete',
  },
});

export function membersOfOrganization(organizationId: string) {
  return listInIndex<StoredOrganizationMember>('gsi1', `MEMBERS#${organizationId}`);
}

export interface StoredInvitation {
  /** Shown to people who may invite and withdraw. */
  email: string;
  role: MemberRole;
  /** User id. */
  invitedBy: string;
  /** ISO 8601. */
  invitedAt: string;
  /** The language of the coordinator's page, which is the best guess for a person without an account. */
  language?: Language;
  /** Set for an applicant, who learns of it from the email about the decision. */
  isOfApplicant?: true;
  /** Set if a coordinator made it: a person who had an account isn't a member, or listed as one, until they accept. */
  awaitsYes?: true;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** An invitation, stored under the invited address; an index lists it under the organization. */
export const invitation = defineItem<StoredInvitation>()('invitation', {
  pk: 'INVITED#{addressHash}',
  sk: '{organizationId}',
  indexes: ({ organizationId }) => ({ gsi1pk: invitationsTo(organizationId).partition }),
  owner: 'nobody',
});

export function invitationsOf(addressHash: string) {
  return listIn<StoredInvitation>(`INVITED#${addressHash}`);
}

export function invitationsTo(organizationId: string) {
  return listInIndex<StoredInvitation>('gsi1', `INVITATIONS#${organizationId}`);
}

/** An entry of the search by name: one for each word of the name from which a search can begin. */
export const foundOrganizationEntry = defineItem<object>()('found organization entry', {
  pk: 'ORGANIZATIONS#FOUND',
  sk: '{words}#{organizationId}',
  owner: 'nobody',
});
export const foundOrganizations = listIn<object>('ORGANIZATIONS#FOUND');

export interface StoredJoinRequest {
  state: JoinState;
  /** ISO 8601. */
  askedAt: string;
  answeredBy?: string;
  /** Seconds since the epoch. Absent while it is open. */
  expiresAt?: number;
}

/** A request to join an organization, stored with the person; an index lists open ones under the organization. */
export const joinRequest = defineItem<StoredJoinRequest>()('join request', {
  pk: 'USER#{userId}',
  sk: 'JOIN#{organizationId}',
  indexes: ({ organizationId }, { state }) =>
    state === 'open' ? { gsi1pk: joinRequestsTo(organizationId).partition } : {},
  owner: { list: (userId) => listIn(`USER#${userId}`), exported: { as: 'more' }, erased: 'delete' },
});

export function joinRequestsTo(organizationId: string) {
  return listInIndex<StoredJoinRequest>('gsi1', `JOINING#${organizationId}`);
}
