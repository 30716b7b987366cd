/** Applications of aid organizations, what becomes of them, and who acts for them. */

import type { Coordinates } from '#shared/fields.ts';
import type {
  AidApplicationBody,
  ApplicationState,
  OrganizationType,
} from '#shared/organizations/application-schemas.ts';
import type { ColdStorage, JoinState, MemberRole, OrganizationState } from '#shared/organizations/schemas.ts';
import { hashOfAddress } from '../../mail/store/suppressions.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export interface StoredAidApplication extends Omit<AidApplicationBody, 'termsAccepted'> {
  id: string;
  status: ApplicationState;
  /** ISO 8601. */
  createdAt: string;
  decision?: {
    /** User id. */
    by: string;
    /** ISO 8601. */
    at: string;
    /** For the applicant. */
    reason?: string;
  };
  /** That its approval made. */
  organizationId?: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** In an index by what was decided about it, in another one with others from the same email address. */
export const aidApplication = defineItem<StoredAidApplication>()('aid application', {
  pk: 'AID-APPLICATION#{applicationId}',
  sk: '{applicationId}',
  indexes: (_, { status, contactEmail }) => ({
    gsi1pk: applicationsThatAre(status).partition,
    gsi2pk: applicationsFrom(contactEmail).partition,
  }),
  owner: {
    exported: { not: 'Whoever applies needs no account, and gets a receipt by email.' },
    erased: {
      not: 'It goes with the account that has its address, and by itself half a year after the decision.',
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
  /** Its kitchen's town, and that town's centre to 0.01 degree. */
  place: string;
  coordinates: Coordinates;
  /** How far it goes for a pledge: 5 to 100. */
  radiusMiles: number;
  /** That it can serve: 1 to 10,000. */
  mealsPerWeek: number;
  coldStorage: ColdStorage[];
  /** For its members and those who manage aid. */
  contact: { name: string; email: string; phone?: string };
  state: OrganizationState;
  /** It was a manager who paused it: only a manager makes it active again. */
  pausedByManager?: true;
  applicationId: string;
  /** ISO 8601. */
  createdAt: string;
  /** These four are only ever added to. */
  openClaims: number;
  mealsClaimed: number;
  mealsCollected: number;
  mealsServed: number;
}

/** In an index with all others. An individual provider is one too. */
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
  /** User id of who let them in. */
  addedBy: string;
}

/** That somebody acts for an organization: it lies with the person, and in an index with the organization. */
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
  /** For who may invite and withdraw. */
  email: string;
  role: MemberRole;
  /** User id. */
  invitedBy: string;
  /** ISO 8601. */
  invitedAt: string;
  /** The applicant learns of it by the email about the application. */
  isOfApplicant?: true;
  /** Made by a coordinator: somebody who has an account already is no member, and is named to nobody, until they say yes. */
  awaitsYes?: true;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** That whoever turns out to have an address is to act for an organization: it lies with the address, and in an index with the organization. */
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

/** An organization by words that it is found by: one entry for each beginning. Its name and place stand with the organization. */
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
  /** User id of the coordinator. */
  answeredBy?: string;
  /** Seconds since the epoch. Absent while it waits. */
  expiresAt?: number;
}

/** That somebody asks to act for an organization: it lies with the person, and in an index with the organization while it waits. */
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
