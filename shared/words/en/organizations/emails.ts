/** Mails to organizations: what was decided about an application, and who may act for one. */
import { PRODUCT_NAME } from '../../../flavours.ts';
import { roleNames } from './fields.ts';

export const approvedSubject = `Your organization takes part in ${PRODUCT_NAME}`;
export const approvedTitle = 'Application approved';
export const approved = (organization: string) =>
  `${organization} can now claim meals that fishermen pledge near you. You are its coordinator: you can invite others who collect, and change what your organization can take.`;
export const approvedSignUp =
  'Sign up with the mail address that this came to, or log in if you have an account with it already. Nothing else is needed.';
export const signUpOrLogIn = 'Sign up or log in';

export const declinedSubject = `Your ${PRODUCT_NAME} application`;
export const declinedTitle = 'Application declined';
export const declined = (organization: string) =>
  `We have read the application of ${organization} and cannot take it on for now.`;
export const reason = 'The reason:';
export const answerTo = (mailbox: string) => `If you have questions, write to ${mailbox}.`;

export const invitedSubject = (organization: string) => `${organization} on ${PRODUCT_NAME}`;
export const invitedTitle = (organization: string) => `${organization} invites you`;
export const invited = (organization: string, role: keyof typeof roleNames) =>
  `A coordinator of ${organization} asks you to act for it as a ${roleNames[role].toLowerCase()}: it claims meals that fishermen pledge, and brings them to families in need.`;
export const whenWrong = 'If this means nothing to you, you need not do anything.';

export const askedSubject = (organization: string) => `Somebody asks to act for ${organization}`;
export const asked = (organization: string) =>
  `You coordinate ${organization}. Open its page to see who asks, and accept or decline.`;
export const joinedSubject = (organization: string) => `You now act for ${organization}`;
export const joined = (organization: string) =>
  `A coordinator of ${organization} has accepted your request. Its pledged meals and claims are open to you.`;
export const notJoinedSubject = (organization: string) => `Your request to ${organization}`;
export const notJoinedTitle = 'Request declined';
export const notJoined = (organization: string) =>
  `A coordinator of ${organization} has declined your request to act for it. If you think this is wrong, ask them.`;
export const openOrganization = 'Open its page';
