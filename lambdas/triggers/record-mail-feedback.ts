/**
 * Records email feedback: SES reports through a topic emails that bounced or were marked as spam. An address that
 * doesn't exist or that complained gets no more email; a full mailbox or a busy server may recover. Messages arrive at
 * least once; a repeat writes the same.
 */
import type { SNSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { count, logger, publishMetrics } from '../core/logger.ts';
import type { SuppressionReason } from '../mail/store/items.ts';
import { suppress } from '../mail/store/suppressions.ts';
import { countFeedback, MAILING_TAG } from '../newsletters/store/feedback.ts';

/** Of the email that it is about: tags are what it was sent with. */
const mail = z.optional(
  z.object({
    messageId: z.optional(z.string()),
    tags: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
);
const recipients = z.array(z.object({ emailAddress: z.string() }));

const mailFeedback = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    mail,
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    mail,
    complaint: z.object({
      complainedRecipients: recipients,
      complaintFeedbackType: z.optional(z.nullable(z.string())),
    }),
  }),
]);

type Feedback = z.infer<typeof mailFeedback>;

export async function recordMailFeedback(event: SNSEvent): Promise<void> {
  for (const { Sns } of event.Records) await record(z.parse(mailFeedback, JSON.parse(Sns.Message)));
  publishMetrics();
}

async function record(feedback: Feedback): Promise<void> {
  if (feedback.eventType === 'Bounce') {
    const { bounceType, bouncedRecipients } = feedback.bounce;
    count('MailsBounced', bouncedRecipients.length);
    logger.info('mail bounced', { bounceType, recipients: bouncedRecipients.length });
    if (bounceType === 'Permanent')
      for (const { emailAddress } of bouncedRecipients) await suppress(plain(emailAddress), 'bounce');
    return await countForMailing(feedback, 'bounce');
  }
  const { complainedRecipients, complaintFeedbackType } = feedback.complaint;
  // The person moved an email out of their spam folder.
  if (complaintFeedbackType === 'not-spam') return;
  count('MailsComplainedAbout', complainedRecipients.length);
  for (const { emailAddress } of complainedRecipients) await suppress(plain(emailAddress), 'complaint');
  await countForMailing(feedback, 'complaint');
}

async function countForMailing({ mail }: Feedback, reason: SuppressionReason): Promise<void> {
  const [mailingId] = mail?.tags?.[MAILING_TAG] ?? [];
  if (mailingId === undefined || mail?.messageId === undefined) return;
  await countFeedback({ mailingId, messageId: mail.messageId, reason });
}

/** `Ruth <ruth@creel.example>` → `ruth@creel.example`. */
function plain(address: string): string {
  return /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address;
}
