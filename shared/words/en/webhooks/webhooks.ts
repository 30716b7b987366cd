/** The organization page's part about webhooks, for coordinators. */
import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';

export const title = 'Webhooks';
export const lead =
  'Let a program know of new meals nearby, and of changes to your claims and receipts. We send it a short, signed request without names or other personal data.';
export const none = 'No program is told yet.';
export const notLoaded = 'Your webhooks could not be loaded.';
export const add = 'Add a webhook';
export const addLead =
  'We send a first request to the address. The program replies with its challenge, and gets your events from then on.';
export const adding = 'Adding...';
export const added = 'Webhook added';
export const edit = 'Edit';
export const editOf = (host: string) => `Edit the webhook of ${isolated(host)}`;
export const editTitle = 'Edit webhook';
export const editLead =
  'If you change the address, its program has to reply to a challenge before it gets events. The secret stays the same.';
export const edited = 'Webhook saved';
export const eventNames = {
  'claim.created': 'Meals are claimed',
  'claim.approved': 'A claim is approved',
  'claim.declined': 'A claim is declined',
  'claim.cancelled': 'A claim is canceled',
  'claim.expired': 'A claim expires',
  'claim.no_show': 'Nobody came to collect',
  'claim.collected': 'Meals are collected',
  'claim.served': 'Served meals are recorded',
  'pledge.created': 'Meals are pledged within your radius',
  'receipt.drafted': 'A receipt is drafted',
  'receipt.confirmed': 'A receipt is confirmed',
  'receipt.corrected': 'A receipt is corrected',
  'receipt.withdrawn': 'A receipt is withdrawn',
  'organization.changed': 'Your organization’s settings change',
  'webhook.verify': 'Challenge',
  'webhook.test': 'Test',
} as const;
export const stateNames = { unverified: 'Not verified', active: 'Active', off: 'Turned off' } as const;
export const unverified =
  'The address has not replied with the challenge yet. We go on trying for three days.';
export const offReasons = {
  gone: 'The program replied that it wants no more events.',
  failing: 'For three days, the program accepted nothing that we sent.',
} as const;
export const failingSince = (time: string) => `Nothing has arrived since ${time}. We go on trying.`;
export const formerSecret = (time: string) => `Until ${time}, the old secret works too.`;

export const secret = 'Secret';
export const secretText =
  'With this secret, the program checks that requests are from us. Copy it now, because we can’t show it again.';
export const copy = 'Copy secret';
export const messages = {
  copied: 'Secret copied',
  copyFailed: {
    title: 'The secret could not be copied',
    description: 'It is selected now. Copy it yourself.',
  },
};
export const done = 'I have copied it';

export const test = 'Send a test';
export const testOf = (host: string) => `Send a test to ${isolated(host)}`;
export const testing = 'Sending...';
export const tested = 'A test is on its way';
export const notTested = 'The test could not be sent';
export const change = 'Change secret';
export const changeOf = (host: string) => `Change the secret of ${isolated(host)}`;
export const changeTitle = 'Change the secret?';
export const changeText =
  'The old secret works for one more day. Give the new one to your program before then.';
export const changing = 'Changing...';
export const notChanged = 'The secret could not be changed';
export const end = 'End webhook';
export const endOf = (host: string) => `End the webhook of ${isolated(host)}`;
export const endTitle = 'End this webhook?';
export const endText = 'The program gets no more events, and the list of what was sent goes too.';
export const ending = 'Ending...';
export const ended = 'Webhook ended';
export const notEnded = 'The webhook could not be ended';

export const sent = 'What was sent';
export const sentTo = (host: string) => `What was sent to ${isolated(host)}`;
export const sentLead = 'Of the last 30 days, the newest first.';
export const sentNotLoaded = 'This list could not be loaded.';
export const moreNotLoaded = 'More could not be loaded.';
export const nothingSent = 'Nothing was sent yet.';
export const deliveryStates = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  given_up: 'Given up',
} as const;
export const attempts = (count: number) => `${count} ${plural(count, { one: 'attempt', other: 'attempts' })}`;
export const status = (code: number) => `Replied with ${code}`;
export const problems = {
  timeout: 'No reply within five seconds',
  no_address: 'No such host',
  private_address: 'The host is not on the public internet',
  no_connection: 'No secure connection',
  no_challenge: 'Replied without the challenge',
} as const;
export const replay = 'Send again';
export const replayOf = (event: string, time: string) => `Send again: ${event}, ${time}`;
export const replaying = 'Sending...';
export const replayed = 'It is on its way again';
export const notReplayed = 'It could not be sent again';
export const since = 'Since';
export const sinceHint = (most: number) =>
  `Everything sent since then goes out again, in order and under the same ids: at most ${number(most)} events.`;
export const replayAll = 'Send all again';
export const replayedAll = (count: number) =>
  `${number(count)} ${plural(count, { one: 'event is', other: 'events are' })} on the way again`;
export const nothingReplayed = 'Nothing was sent since then';
