import { randomInt } from 'node:crypto';
import { CognitoError } from './errors.ts';
import type { Pool } from './pool.ts';
import { CODE_LIFETIME, type CodeKind } from './settings.ts';
import type { User } from './state.ts';
import { type Caller, type ClientMetadata, customMessage } from './triggers.ts';
import { emailOf } from './users.ts';

export interface CodeDelivery {
  Destination: string;
  DeliveryMedium: 'EMAIL';
  AttributeName: 'email';
}

interface Words {
  subject: string;
  html: string;
}

const CODE_WORDS: Record<CodeKind, Words> = {
  signUp: { subject: 'Your verification code', html: 'Your confirmation code is {####}' },
  attribute: { subject: 'Your verification code', html: 'Your verification code is {####}' },
  reset: { subject: 'Your password reset code', html: 'Your password reset code is {####}' },
};
const INVITATION_WORDS = {
  subject: 'Your temporary password',
  html: 'Your username is {username} and temporary password is {####}',
};

/** Makes a new code, which ends the one before, and mails it. Throws LimitExceededException, or what the trigger throws. */
export async function sendCode(
  pool: Pool,
  user: User,
  kind: CodeKind,
  { source, metadata, newEmail }: { source: string; metadata: ClientMetadata; newEmail?: string | undefined },
): Promise<CodeDelivery> {
  countRequest(pool, user.id, kind);
  const value = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = pool.now() + CODE_LIFETIME[kind];
  user.codes[kind] = newEmail === undefined ? { value, expiresAt } : { value, expiresAt, newEmail };
  await pool.state.save();
  const to = newEmail ?? emailOf(user);
  await mail(
    pool,
    user,
    { to, secret: value, standard: CODE_WORDS[kind] },
    { source, caller: 'client', metadata },
  );
  return deliveryTo(to);
}

export async function sendInvitation(
  pool: Pool,
  user: User,
  temporaryPassword: string,
  metadata: ClientMetadata,
): Promise<void> {
  const occasion = { source: 'CustomMessage_AdminCreateUser', caller: 'admin' as const, metadata };
  const invitation = { to: emailOf(user), secret: temporaryPassword, standard: INVITATION_WORDS };
  await mail(pool, user, invitation, occasion);
}

/** Answers as if a code had been sent to somebody who cannot get one, and counts as if it had. */
export function simulateCode(pool: Pool, username: string, kind: CodeKind): CodeDelivery {
  countRequest(pool, username.toLowerCase(), kind);
  return deliveryTo(username);
}

/**
 * Uses the code up, and gives the new address it proves, if any. Throws ExpiredCodeException, CodeMismatchException, or
 * LimitExceededException after too many wrong ones.
 */
export function takeCode(pool: Pool, user: User, kind: CodeKind, given: string): string | undefined {
  const guesses = `${kind}:${user.id}`;
  pool.codeGuesses.assertOpen(guesses);
  const code = user.codes[kind];
  if (!code || code.expiresAt <= pool.now()) throw expiredCode();
  if (code.value !== given) {
    pool.codeGuesses.count(guesses);
    throw codeMismatch();
  }
  delete user.codes[kind];
  return code.newEmail;
}

/** Refuses a code of somebody who cannot have one exactly as a wrong code of a user is refused. */
export function refuseCode(pool: Pool, username: string, kind: CodeKind): CognitoError {
  const key = `${kind}:${username.toLowerCase()}`;
  pool.codeGuesses.assertOpen(key);
  if (pool.codeRequests.used(key) === 0) return expiredCode();
  pool.codeGuesses.count(key);
  return codeMismatch();
}

function countRequest(pool: Pool, who: string, kind: CodeKind): void {
  pool.codeRequests.assertOpen(`${kind}:${who}`);
  pool.codeRequests.count(`${kind}:${who}`);
}

async function mail(
  pool: Pool,
  user: User,
  { to, secret, standard }: { to: string; secret: string; standard: Words },
  occasion: { source: string; caller: Caller; metadata: ClientMetadata },
): Promise<void> {
  const custom = await customMessage(pool, user, occasion);
  const fill = (text: string) =>
    text.replaceAll('{####}', () => secret).replaceAll('{username}', () => emailOf(user));
  const html = fill(custom.html ?? standard.html);
  const subject = fill(custom.subject ?? standard.subject);
  try {
    await pool.sendMail({ to, subject, html, text: toText(html) });
  } catch (cause) {
    throw new CognitoError('CodeDeliveryFailureException', 'Unable to deliver the code', cause);
  }
}

/** Cognito masks where a code went: `a***@e***`. */
function deliveryTo(email: string): CodeDelivery {
  return {
    Destination: email.replace(/^(.)[^@]*(?:@(.).*)?$/, '$1***@$2***'),
    DeliveryMedium: 'EMAIL',
    AttributeName: 'email',
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The plain-text part of a mail that was only worded in HTML. */
function toText(html: string): string {
  return html
    .replace(/<(style|title)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
    .replace(/<a\b[^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/gi, '$2: $1')
    .replace(/<br\s*\/?>|<\/(?:p|div|h[1-6]|li|tr)>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

const expiredCode = () =>
  new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

const codeMismatch = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
