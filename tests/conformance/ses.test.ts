// What the SES v1 API takes and refuses. CREEL_SES_ENDPOINT runs it against real AWS
// (`https://email.eu-west-1.amazonaws.com`) or LocalStack: mails are then sent, from CREEL_SES_SENDER, which must be
// verified there, to the mailbox simulator or CREEL_SES_RECIPIENT.
import { type SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTo, startMailbox } from './ses-support.ts';

const sender = process.env.CREEL_SES_SENDER ?? 'Creel <mail@creel.example>';
const recipient = process.env.CREEL_SES_RECIPIENT ?? 'success@simulator.amazonses.com';

let client: SESClient;
let stop = async () => {};
beforeAll(async () => {
  const endpoint = process.env.CREEL_SES_ENDPOINT;
  if (endpoint) client = connectTo(endpoint);
  else ({ client, stop } = await startMailbox());
});
afterAll(() => stop());

const send = (...Destinations: string[]) => {
  const message = `From: ${sender}\r\nTo: ${recipient}\r\nSubject: Raw\r\n\r\nIt works.\r\n`;
  return client.send(new SendRawEmailCommand({ Destinations, RawMessage: { Data: Buffer.from(message) } }));
};

describe('a mail', () => {
  it('is taken and named', async () => {
    expect((await send(recipient)).MessageId).toMatch(/^\S{20,}$/);
  });

  it.each([
    ['something without a domain', ['nobody']],
    ['more than fifty', Array.from({ length: 51 }, (_, n) => `a${n}@creel.example`)],
  ])('to %s is refused', async (_, recipients) => {
    await expect(send(...recipients)).rejects.toMatchObject({
      name: 'InvalidParameterValue',
      $metadata: { httpStatusCode: 400 },
    });
  });
});
