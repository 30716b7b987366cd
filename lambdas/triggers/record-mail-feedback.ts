/**
 * Records email feedback: SES reports through a topic emails that bounced or were marked as spam. An address that
 * doesn't exist or that complained gets no more email; a full mailbox or a busy server may recover. Messages arrive at
 * least once; a repeat writes the same.
 */
import type { SNSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { count, logger, publishMetrics } from '../core/logger.ts';
import { suppress } from '../mail/store/suppressions.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));

const mailFeedback = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    complaint: z.object({
      complainedRecipients: recipients,
      complaintFeedbackType: z.optional(z.nullable(z.string())),
    }),
  }),
]);

export async function recordMailFeedback(event: SNSEvent): Promise<void> {
  for (const { Sns } of event.Records) await record(z.parse(mailFeedback, JSON.parse(Sns.Message)));
  publishMetrics();
}

async function record(feedback: z.infer<typeof mailFeedback>): Promise<void> {
  if (feedback.eventType === 'Bounce') {
    const { bounceType, bouncedRecipients } = feedback.bounce;
    count('MailsBounced', bouncedRecipients.length);
    logger.info('mail bounced', { bounceType, recipients: bouncedRecipients.length });
    if (bounceType !== 'Permanent') return;
    for (const { emailAddress } of bouncedRecipients) await suppress(plain(emailAddress), 'bounce');
    return;
  }
  const { complainedRecipients, complaintFeedbackType } = feedback.complaint;
  // The person moved an email out of their spam folder.
  if (complaintFeedbackType === 'not-spam') return;
  count('MailsComplainedAbout', complainedRecipients.length);
  for (const { emailAddress } of complainedRecipients) await suppress(plain(emailAddress), 'complaint');
}

/** `Ruth <ruth@creel.example>` → `ruth@creel.example`. */
function plain(address: string): string {
  return /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address;
}
