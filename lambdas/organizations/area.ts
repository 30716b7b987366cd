import { account } from '../people/store/items.ts';
import { on, presenter } from '../table/index.ts';
import { acceptInvitation, acceptOwnInvitations, forgetContact } from './reactions.ts';
import {
  aidApplication,
  foundOrganizationEntry,
  invitation,
  joinRequest,
  organization,
  organizationMember,
} from './store/items.ts';

export const items = [
  aidApplication,
  organization,
  organizationMember,
  invitation,
  joinRequest,
  foundOrganizationEntry,
];

export const reactions = () => [
  on(invitation, { acceptInvitation }),
  on(account, { acceptOwnInvitations }),
  on(organizationMember, { forgetContact }),
];

export const presenters = () => [
  presenter(organizationMember, ({ sk, role, since }) => ({
    organizationId: sk.replace('ORGANIZATION#', ''),
    role,
    since,
  })),
  // Who answered it is the organization's own business.
  presenter(joinRequest, ({ sk, state, askedAt }) => ({
    organizationId: sk.replace('JOIN#', ''),
    state,
    askedAt,
  })),
];
