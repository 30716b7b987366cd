/** Events that call functions without an endpoint or a change of the table: an upload, a sign-up, a bounced email. */
import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { vi } from 'vitest';
import { readCaller } from '#lambdas/accounts/read-person.ts';
import { hashOfAddress } from '#lambdas/mail/store/suppressions.ts';
import { acceptInvitations } from '#lambdas/organizations/store/invitations.ts';
import { invitation } from '#lambdas/organizations/store/items.ts';
import { signOut } from '#lambdas/people/store/items.ts';
import { upload } from '#lambdas/photos/store/items.ts';
import { incomingKey } from '#lambdas/services/photo-bucket.ts';
import { PENDING_ATTRIBUTE } from '#shared/accounts/pending.ts';
import { DAY } from '#shared/limits.ts';
import { smallFile } from '#tests/support/builders.ts';
import type { LoneTable } from '#tests/support/cloud/lone-table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { callFunction, messageOf, type Work } from './called-functions.ts';
import type { ReplayedHistory } from './replayed-history.ts';

/** Seconds since the epoch. */
const TOMORROW = Math.ceil((Date.now() + DAY) / 1000);

/** An uploaded file, in an event from S3. */
function arrival(history: ReplayedHistory, name: string, file: Buffer): Work {
  const uploadId = ulid();
  const asked = { uploadId, ownerId: randomUUID(), kind: 'catch', contentType: 'image/jpeg' } as const;
  const waiting = { ...asked, size: file.length, status: 'waiting', expiresAt: TOMORROW } as const;
  history.note(upload.key({ uploadId }), { ...upload.item({ uploadId }, waiting) });
  history.putFile(incomingKey(uploadId), file);
  return messageOf('uploads', name, { Records: [{ s3: { object: { key: incomingKey(uploadId) } } }] });
}

/** Bounced emails, in an event that SES sends through a topic. */
function bounce(): Work {
  const bouncedRecipients = ['gone@creel.example', 'away@creel.example'].map((emailAddress) => ({
    emailAddress,
  }));
  const Message = JSON.stringify({
    eventType: 'Bounce',
    bounce: { bounceType: 'Permanent', bouncedRecipients },
  });
  return {
    name: 'a bounce',
    run: () => callFunction('record-mail-feedback', { Records: [{ Sns: { Message } }] }),
  };
}

/** The user pool's event for its triggers. */
function poolEvent(triggerSource: string, { userId, name, email }: TestUser, userPoolId: string) {
  const pending = JSON.stringify({ profileType: 'fisherman', phone: '(207) 555-0142' });
  const userAttributes = { sub: userId, name, email, [`custom:${PENDING_ATTRIBUTE}`]: pending };
  const request = { userAttributes, codeParameter: '{####}' };
  return { triggerSource, userName: userId, userPoolId, request, response: {} };
}

/** Sign-up of an invited person. The next API call and the reactions to a new account repair a failure. */
function confirmation({ history, person, userPoolId }: Given): Work {
  const key = { addressHash: hashOfAddress(person.email), organizationId: ulid() };
  const invited = { email: person.email, role: 'collector', invitedBy: randomUUID() } as const;
  const times = { invitedAt: '2020-01-01T00:00:00.000Z', expiresAt: TOMORROW };
  history.note(invitation.key(key), { ...invitation.item(key, { ...invited, ...times }) });
  return {
    name: 'a confirmation',
    async run() {
      await callFunction(
        'post-confirmation',
        poolEvent('PostConfirmation_ConfirmSignUp', person, userPoolId),
      );
      const now = new Date();
      const { account } = await readCaller({ userId: person.userId, signedInAt: now.getTime() }, now);
      await acceptInvitations({ ...account, isNew: true }, now);
    },
  };
}

/** A person whose sessions continue resets the password again. */
function reset({ table, person, userPoolId }: Given): Work {
  return {
    name: 'a password reset',
    async run() {
      // A session ends with the second.
      vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 1000) * 1000 - 1 });
      const event = poolEvent('PostConfirmation_ConfirmForgotPassword', person, userPoolId);
      await callFunction('post-confirmation', event).finally(() => vi.useRealTimers());
      const Key = signOut.key({ userId: person.userId });
      const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key }));
      if (!Item) throw new Error('The sessions continue');
    },
  };
}

const ofPool = (
  name: 'pre-sign-up' | 'custom-message',
  source: string,
  { person, userPoolId }: Given,
): Work => ({
  name,
  isAskedAnew: true,
  run: () => callFunction(name, poolEvent(source, person, userPoolId)),
});

interface Given {
  history: ReplayedHistory;
  table: LoneTable;
  /** A person who was never here before. */
  person: TestUser;
  userPoolId: string;
}

/** Each prepares its own data. */
export const OCCASIONS: readonly ((given: Given) => Work)[] = [
  ({ history }) => arrival(history, 'a photo', smallFile()),
  ({ history }) => arrival(history, 'no photo', Buffer.from('not a photo')),
  bounce,
  (given) => ofPool('pre-sign-up', 'PreSignUp_SignUp', given),
  (given) => ofPool('custom-message', 'CustomMessage_UpdateUserAttribute', given),
  confirmation,
  reset,
];
