/** Emails about applications, and to organizations: decisions, and changes of their members. */

import { PRODUCT_NAME } from '../../../flavours.ts';
import { isolated } from '../../../text/isolated.ts';
import { roleNames } from './fields.ts';

export const applicationSubject = (organization: string) =>
  `Community aid application: ${isolated(organization)}`;
export const applicationTitle = 'A new community aid application';
export const organization = 'Organization';
export const type = 'Type';
export const contact = 'Contact';
export const email = 'Email';
export const application = 'Application';
export const notGiven = 'not given';
export const noQuestions = 'none';
export const receiptSubject = `We have your ${PRODUCT_NAME} application`;
export const receiptTitle = 'Application received';
export const receiptText = 'Thank you. We have your application and will write to you about it.';
export const notYours = 'If you did not apply, somebody mistyped their address. You can ignore this email.';

export const approvedSubject = `Your organization has joined ${PRODUCT_NAME}`;
export const approvedTitle = 'Application approved';
export const approved = (organization: string) =>
  `${isolated(organization)} can now claim meals that fishermen pledge near you. You are its coordinator. You can invite people to collect meals, and change your organization’s settings.`;
export const approvedSignUp =
  'Sign up with the email address that this came to. If you already have an account with it, log in.';
export const signUpOrLogIn = 'Sign up or log in';

export const declinedSubject = `Your ${PRODUCT_NAME} application`;
export const declinedTitle = 'Application declined';
export const declined = (organization: string) =>
  `We have read the application from ${isolated(organization)}. We can’t accept it for now.`;
export const reason = 'The reason:';
export const answerTo = (mailbox: string) => `If you have questions, write to ${mailbox}.`;

export const invitedSubject = (organization: string) => `${isolated(organization)} on ${PRODUCT_NAME}`;
export const invitedTitle = (organization: string) => `${isolated(organization)} invites you`;
export const invited = (organization: string, role: keyof typeof roleNames) =>
  `A coordinator of ${isolated(organization)} asks you to act for it as a ${roleNames[role].toLowerCase()}: it claims meals that fishermen pledge, and brings them to families in need.`;
export const acceptInProfile =
  'If you have an account already, log in and open your profile to accept or decline.';
export const whenWrong = 'If you do not know this organization, you can ignore this email.';

export const askedSubject = (organization: string) => `Somebody asks to act for ${isolated(organization)}`;
export const asked = (organization: string) =>
  `You coordinate ${isolated(organization)}. Open its page to see who asks, and accept or decline.`;
export const joinedSubject = (organization: string) => `You now act for ${isolated(organization)}`;
export const joined = (organization: string) =>
  `A coordinator of ${isolated(organization)} has accepted your request. You can now find and claim meals for it.`;
export const notJoinedSubject = (organization: string) => `Your request to ${isolated(organization)}`;
export const notJoinedTitle = 'Request declined';
export const notJoined = (organization: string) =>
  `A coordinator of ${isolated(organization)} has declined your request to act for it. If you think this is wrong, ask them.`;
export const openOrganization = 'Open the organization';
