/** The words of the mails that the user pool sends. The pool puts the code where `codeParameter` stands. */
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { type MailLinkPurpose, mailLink } from '#shared/accounts/mail-link.ts';
import { flavourFrom, PRODUCT_NAME, TAGLINE } from '#shared/flavours.ts';
import { environment } from '../core/environment.ts';

interface Words {
  subject: string;
  lead: string;
  /** What the link does that spares typing the code. */
  link?: { purpose: MailLinkPurpose; label: string };
  after: string;
}

const VERIFY: Words = {
  subject: `Confirm your e-mail address for ${PRODUCT_NAME}`,
  lead: 'Enter this code to confirm your e-mail address:',
  after: 'The code works for 24 hours. If you did not ask for it, you can ignore this mail.',
};

const CONFIRM: Words = {
  ...VERIFY,
  link: { purpose: 'confirm', label: 'Confirm my address' },
  after: 'Code and button work for 24 hours. If you did not sign up, you can ignore this mail.',
};

const RESET: Words = {
  subject: `Reset your ${PRODUCT_NAME} password`,
  lead: 'Enter this code to choose a new password:',
  link: { purpose: 'reset', label: 'Choose a new password' },
  after: 'Code and button work for one hour. If you did not ask for them, your password stays as it is.',
};

const WORDS: Partial<Record<CustomMessageTriggerEvent['triggerSource'], Words>> = {
  CustomMessage_SignUp: CONFIRM,
  CustomMessage_ResendCode: CONFIRM,
  CustomMessage_UpdateUserAttribute: VERIFY,
  CustomMessage_VerifyUserAttribute: VERIFY,
  CustomMessage_ForgotPassword: RESET,
};

export async function wordMail(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const words = WORDS[event.triggerSource];
  if (!words) return event;
  event.response.emailSubject = words.subject;
  event.response.emailMessage = bodyOf(words, event);
  return event;
}

function bodyOf({ lead, link, after }: Words, { request, userName }: CustomMessageTriggerEvent): string {
  const code = request.codeParameter;
  return [
    '<div style="font:16px/1.5 system-ui,sans-serif;color:#0c2340;max-width:32em">',
    `<p style="font-size:20px;font-weight:700">${PRODUCT_NAME}</p>`,
    `<p>${lead}</p>`,
    `<p style="font-size:32px;font-weight:700;letter-spacing:.12em">${code}</p>`,
    link &&
      button(link.label, mailLink(originOf(request), { purpose: link.purpose, code, userId: userName })),
    `<p>${after}</p>`,
    `<p style="color:#4a5d72">${TAGLINE}</p>`,
    '</div>',
  ]
    .filter(Boolean)
    .join('');
}

const BUTTON = 'display:inline-block;padding:12px 24px;border-radius:10px;background:#0c2340;color:#fff';

function button(label: string, address: string): string {
  return `<p>Or press this button:</p><p><a href="${address}" style="${BUTTON}">${label}</a></p>`;
}

/** The face of the site it was asked from. The browser names the flavour; addresses are our own, so nobody can have us mail another's. */
function originOf({ clientMetadata }: CustomMessageTriggerEvent['request']): string {
  const isCommunity = flavourFrom(clientMetadata?.flavour) === 'community';
  return environment(isCommunity ? 'COMMUNITY_ORIGIN' : 'CONSUMER_ORIGIN');
}
