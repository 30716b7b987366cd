/** The invitation to sign up, and emails about requests for one. */

import { PRODUCT_NAME } from '../../../flavours.ts';
import { isolated } from '../../../text/isolated.ts';

export const invitation = `Your invitation to ${PRODUCT_NAME}`;
export const sampleInvitation = `Sample: ${invitation}`;
export const invitationTitle = `You are invited to ${PRODUCT_NAME}`;
export const isSample = 'This is a sample. Only administrators and fisherman managers get it.';
export const invitationText = `Thank you for asking for an invitation. You can now sign up at ${PRODUCT_NAME}, post your catches, sell them, or pledge them as meals to families in need.`;
export const signUp = 'Sign up';
export const signUpAddress = 'Sign up with the email address that this came to.';

export const noticeSubject = (name: string) => `Invitation request: ${isolated(name)}`;
export const noticeTitle = 'Somebody asks for an invitation';
export const name = 'Name';
export const email = 'Email';
export const zipcode = 'ZIP code';
export const site = 'Site';
export const decide = 'Read and decide';
export const receiptSubject = `We have your request for ${PRODUCT_NAME}`;
export const receiptTitle = 'Request received';
export const receiptText =
  'Thank you. We have your request for an invitation and will write to you about it.';
export const notYours = 'If you did not ask, somebody mistyped their address. You can ignore this email.';
export const declinedSubject = `Your request for ${PRODUCT_NAME}`;
export const declinedTitle = 'We cannot invite you for now';
export const declinedText = 'Thank you for asking. We cannot invite you for now.';
export const reason = 'Reason:';
export const answerSubject = `About your request for ${PRODUCT_NAME}`;
export const answerTitle = 'About your request';
export const answerText = 'You asked for an invitation. Here is our reply:';
export const answerTo = (mailbox: string) => `To reply, write to ${mailbox}.`;
