// What the SES v1 API takes and refuses. CREEL_SES_ENDPOINT runs it against real AWS
// (`https://email.eu-west-1.amazonaws.com`) or LocalStack: mails are then sent, from CREEL_SES_SENDER, which must be
// verified there, to the mailbox simulator or CREEL_SES_RECIPIENT.
import {
  type SESClient,
  SendEmailCommand,
  type SendEmailCommandInput,
  SendRawEmailCommand,
} from '@aws-sdk/client-ses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTo, startMailbox } from './ses-support.ts';

const Source = process.env.CREEL_SES_SENDER ?? 'Creel <mail@creel.example>';
const recipient = process.env.CREEL_SES_RECIPIENT ?? 'success@simulator.amazonses.com';

let client: SESClient;
let stop = async () => {};
beforeAll(async () => {
  const endpoint = process.env.CREEL_SES_ENDPOINT;
  if (endpoint) client = connectTo(endpoint);
  else ({ client, stop } = await startMailbox({ verifiedSenders: ['creel.example'] }));
});
afterAll(() => stop());

const send = (changes: Partial<SendEmailCommandInput> = {}) =>
  client.send(
    new SendEmailCommand({
      Source,
      Destination: { ToAddresses: [recipient] },
      Message: { Subject: { Data: 'Conformance' }, Body: { Text: { Data: 'It works.' } } },
      ...changes,
    }),
  );
const sendRaw = (message: string, more = {}) =>
  client.send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(message) }, ...more }));

describe('a mail', () => {
  it('is taken and named', async () => {
    expect((await send()).MessageId).toMatch(/^\S{20,}$/);
  });

  it('is taken as a message of its own making too', async () => {
    const message = `From: ${Source}\r\nTo: ${recipient}\r\nSubject: Raw\r\n\r\nIt works.\r\n`;
    expect((await sendRaw(message)).MessageId).toMatch(/^\S{20,}$/);
  });

  it.each<[string, string, () => Promise<unknown>]>([
    [
      'from a sender that is not verified',
      'MessageRejected',
      () => send({ Source: 'nobody@unverified.example.net' }),
    ],
    [
      'whose message is from such a sender',
      'MessageRejected',
      () => sendRaw(`From: nobody@unverified.example.net\r\nTo: ${recipient}\r\n\r\nx\r\n`),
    ],
    [
      'to something without a domain',
      'InvalidParameterValue',
      () => send({ Destination: { ToAddresses: ['nobody'] } }),
    ],
    [
      'to more than fifty',
      'InvalidParameterValue',
      () =>
        send({ Destination: { BccAddresses: Array.from({ length: 51 }, (_, n) => `a${n}@creel.example`) } }),
    ],
  ])('%s is refused', async (_, name, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ name, $metadata: { httpStatusCode: 400 } });
  });
});
