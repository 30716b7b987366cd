import { runner } from '../jobs/consume.ts';
import { account } from '../people/store/items.ts';
import { on, presenter } from '../table/index.ts';
import { sendApplicationMail, sendDecisionMail, sendInvitationMail, sendJoinMail } from './emails.ts';
import { applicationMail, decisionMail, invitationMail, joinMail } from './jobs.ts';
import {
  acceptInvitation,
  acceptOwnInvitations,
  forgetContact,
  mailApplication,
  mailInvitation,
  mailJoinRequest,
} from './reactions.ts';
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
  on(aidApplication, { mailApplication }),
  on(invitation, { acceptInvitation, mailInvitation }),
  on(joinRequest, { mailJoinRequest }),
  on(account, { acceptOwnInvitations }),
  on(organizationMember, { forgetContact }),
];

export const mails = () => [
  runner(applicationMail, sendApplicationMail),
  runner(decisionMail, sendDecisionMail),
  runner(invitationMail, sendInvitationMail),
  runner(joinMail, sendJoinMail),
];

export const presenters = () => [
  presenter(organizationMember, ({ sk, role, since }) => ({
    organizationId: sk.replace('ORGANIZATION#', ''),
    role,
    since,
  })),
  // Only the organization may know which coordinator replied.
  presenter(joinRequest, ({ sk, state, askedAt }) => ({
    organizationId: sk.replace('JOIN#', ''),
    state,
    askedAt,
  })),
];
