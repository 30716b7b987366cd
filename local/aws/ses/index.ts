import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Mail } from './mail.ts';

export type { Mail };

import { MailLog } from './mail-log.ts';
import { answerAway, answerCall } from './query-api.ts';

export interface MailboxOptions {
  /** The file of the emails, created if it is missing. */
  stateFile: string;
  now(): Date;
}

export interface Mailbox {
  /** Handles a call of the SES v1 API: SendRawEmail. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Adds an email to the mailbox without the API. Resolves when it is on disk. */
  deliver(mail: {
    to: string;
    subject: string;
    text: string;
    html: string;
    headers?: Readonly<Record<string, string>>;
  }): Promise<void>;
  /** Makes the API respond with 503, like SES during an outage, until `repair` is called. */
  breakDown(): void;
  repair(): void;
  /** How many calls got that response. */
  readonly turnedAway: number;
  /** Newest first, at most 500. */
  list(): Mail[];
}

/** Opens the mailbox that receives all emails of the local cloud, whoever the recipient is. */
export async function openMailbox(options: MailboxOptions): Promise<Mailbox> {
  const log = await MailLog.open(options.stateFile, () => options.now());
  let isAway = false;
  let turnedAway = 0;
  return {
    handle: async (request, response) => {
      if (!isAway) return answerCall(request, response, (mails) => log.add(mails));
      turnedAway += 1;
      await answerAway(request, response);
    },
    breakDown: () => {
      isAway = true;
    },
    repair: () => {
      isAway = false;
    },
    get turnedAway() {
      return turnedAway;
    },
    deliver: ({ to, subject, text, html, headers = {} }) =>
      log.add([{ from: headers.from ?? '', to, subject, text, html, headers }]),
    list: () => log.list(),
  };
}
