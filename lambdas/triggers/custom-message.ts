/** The words of the mails that the user pool sends. The pool puts the code where `codeParameter` stands. */
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { PRODUCT_NAME, TAGLINE } from '#shared/flavours.ts';

interface Words {
  subject: string;
  lead: string;
  after: string;
}

const CONFIRM: Words = {
  subject: `Confirm your e-mail address for ${PRODUCT_NAME}`,
  lead: 'Enter this code to confirm your e-mail address:',
  after: 'The code works for 24 hours. If you did not sign up, you can ignore this mail.',
};

const RESET: Words = {
  subject: `Reset your ${PRODUCT_NAME} password`,
  lead: 'Enter this code to choose a new password:',
  after: 'The code works for one hour. If you did not ask for it, your password stays as it is.',
};

const WORDS: Partial<Record<CustomMessageTriggerEvent['triggerSource'], Words>> = {
  CustomMessage_SignUp: CONFIRM,
  CustomMessage_ResendCode: CONFIRM,
  CustomMessage_UpdateUserAttribute: CONFIRM,
  CustomMessage_VerifyUserAttribute: CONFIRM,
  CustomMessage_ForgotPassword: RESET,
};

export async function wordMail(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const words = WORDS[event.triggerSource];
  if (!words) return event;
  event.response.emailSubject = words.subject;
  event.response.emailMessage = bodyOf(words, event.request.codeParameter);
  return event;
}

function bodyOf({ lead, after }: Words, code: string): string {
  return [
    '<div style="font:16px/1.5 system-ui,sans-serif;color:#10243a;max-width:32em">',
    `<p style="font-size:20px;font-weight:700">${PRODUCT_NAME}</p>`,
    `<p>${lead}</p>`,
    `<p style="font-size:32px;font-weight:700;letter-spacing:.12em">${code}</p>`,
    `<p>${after}</p>`,
    `<p style="color:#52647a">${TAGLINE}</p>`,
    '</div>',
  ].join('');
}
