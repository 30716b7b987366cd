import { sendMails } from '#shared/email/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { addressMails, resultsOf } from './address-mails.ts';
import { contentOf, kindOf } from './content-by-hand.ts';
import { queueRemembered } from './queue-remembered.ts';

/** Into the queue: a mail that fails is tried again, and the page does not wait. */
export default endpoint(sendMails, async ({ body, actor, rememberAnswer, now }) => {
  const content = contentOf(body);
  const kind = kindOf(body);
  const name = body.data?.name ?? '';
  const people = [...new Set(body.to)].map((email) => ({ name, email }));
  const addressed = await addressMails(people, kind);
  const results = resultsOf(addressed);
  const { subject, flavour = 'consumer' } = body;
  const mails = addressed
    .filter(({ reason }) => reason === undefined)
    .map(({ email: to }) => ({ to, flavour, kind, ...(subject && { subject }), content }));
  const sending = { actorId: actor.userId, mail: content.type, now };
  await queueRemembered(mails, rememberAnswer(results), sending);
  return results;
});
