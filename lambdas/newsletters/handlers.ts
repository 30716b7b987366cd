import { ulid } from 'ulid';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { personOf } from '#shared/newsletters/audience.ts';
import * as endpoints from '#shared/newsletters/endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { noAddress } from '#words/newsletters/newsletters.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { endpoint } from '../core/endpoint.ts';
import { reasonsNotToWrite } from '../mail/store/mail-choices.ts';
import { readAccounts } from '../people/store/accounts.ts';
import { findByNameOrAddress } from '../people/store/people-list.ts';
import { decodeCursor, encodeCursor } from '../table/cursor.ts';
import { ifUnchanged, lacks, readPage, retry, transact, update } from '../table/index.ts';
import { readAudience } from './audience.ts';
import { customMail } from './jobs.ts';
import { drawLetter, readLetter } from './letter.ts';
import { sitesWithoutAddress } from './postal-address.ts';
import { canResume, presentMailing, presentMailings, stateOf } from './present-mailings.ts';
import { queueRemembered } from './queue-remembered.ts';
import { mailing, mailings } from './store/items.ts';
import { findMailing, mailingSteps, nextRound, readContent } from './store/mailings.ts';

export const previewMailing = endpoint(endpoints.previewMailing, async ({ body }) => {
  const letter = readLetter(body);
  const [consumer, community] = await Promise.all([
    drawLetter(letter, 'consumer'),
    drawLetter(letter, 'community'),
  ]);
  return { consumer, community };
});

/** Sent whichever kinds they chose, since they ask for it. */
export const testMailing = endpoint(endpoints.testMailing, async ({ body, actor, rememberAnswer, now }) => {
  const letter = readLetter(body);
  const [account] = await readAccounts([actor.userId]);
  if (!account) throw new AppError('conflict', words.noOwnAddress);
  const { email: to } = account;
  const job = (id: string) => customMail.of({ id, to, flavour: body.flavour, content: letter });
  const answer = { sentTo: to };
  await queueRemembered([{ to, job }], rememberAnswer(answer), {
    actorId: actor.userId,
    mail: 'test',
    now,
  });
  return answer;
});

/** Of those whom a beginning finds: more than fit a phone are told apart by typing on. */
const MAX_FOUND = 10;

export const findMailRecipients = endpoint(endpoints.findMailRecipients, async ({ query: { q } }) => {
  const found = await findByNameOrAddress(q, MAX_FOUND);
  return { items: found.map(({ userId, name, email }) => ({ userId, name, email: shortened(email) })) };
});

/** Managers write to people, and need not know their addresses: `r…@example.org`. */
const shortened = (email: string) => email.replace(/^(.).*@/, '$1…@');

/** One part, as the work on a mailing finds it: a page with many people asks for one after the other. */
export const countMailAudience = endpoint(
  endpoints.countMailAudience,
  async ({ query: { audience, cursor } }) => {
    const list = `mail audience ${audience}`;
    const after = cursor === undefined ? undefined : decodeCursor(list, cursor);
    const { people, next } = await readAudience(audience, { after });
    const reasons = await reasonsNotToWrite(
      people.map(({ email }) => email),
      'news',
    );
    const count = (reason: (typeof reasons)[number]) => reasons.filter((each) => each === reason).length;
    return {
      recipients: count(undefined),
      unwanted: count('unwanted'),
      suppressed: count('suppressed'),
      withoutAddress: await sitesWithoutAddress(audience),
      ...(next !== undefined && { nextCursor: encodeCursor(list, next) }),
    };
  },
);

/** Written down here; the table's stream starts it. */
export const createMailing = endpoint(
  endpoints.createMailing,
  async ({ body, actor, rememberAnswer, now }) => {
    readLetter(body);
    const { audience, expected } = body;
    const [missing] = await sitesWithoutAddress(audience);
    if (missing) throw fieldError('audience', noAddress(missing));
    const actorId = actor.userId;
    const { made, steps } = mailingSteps({ ...body, id: ulid(now.getTime()), by: actorId }, now);
    const answer = await presentMailing(made, now);
    const person = personOf(audience);
    const entry = {
      action: 'mailing-started' as const,
      actorId,
      subject: made.id,
      userId: person,
      before: {},
      after: { audience: person === undefined ? audience : 'person', recipients: expected },
    };
    await transact([...steps, ...auditSteps(entry, now), rememberAnswer(answer)]);
    return answer;
  },
);

export const listMailings = endpoint(endpoints.listMailings, async ({ query, now }) => {
  const { items, ...rest } = await readPage(mailings, query, now);
  return { ...rest, items: await presentMailings(items, now) };
});

export const getMailing = endpoint(endpoints.getMailing, async ({ params: { mailingId }, now }) => {
  const [found, content] = await Promise.all([findMailing(mailingId), readContent(mailingId)]);
  return { ...(await presentMailing(found, now)), content };
});

/** Skips everyone who has the email already. The table's stream starts the sending; a repeat may find it finished. */
export const resumeMailing = endpoint(
  endpoints.resumeMailing,
  async ({ params: { mailingId }, actor, now }) => {
    const resumed = await retry(async () => {
      const before = await findMailing(mailingId);
      const state = stateOf(before, now);
      if (state === 'stopped') throw new AppError('conflict', words.mailingStopped);
      if (state !== 'unfinished') return before;
      if (!canResume(before, now)) throw new AppError('conflict', words.mailingTooOld);
      const [missing] = await sitesWithoutAddress(before.audience);
      if (missing) throw new AppError('conflict', noAddress(missing));
      const { after, steps } = nextRound(before, now);
      const entry = {
        action: 'mailing-resumed' as const,
        actorId: actor.userId,
        subject: mailingId,
        before: { mailingState: state },
        after: { mailingState: 'sending' },
      };
      await transact([...steps, ...auditSteps(entry, now)], { maxAttempts: 20 });
      return after;
    });
    return await presentMailing(resumed, now);
  },
);

export const stopMailing = endpoint(endpoints.stopMailing, async ({ params: { mailingId }, actor, now }) => {
  const stopped = await retry(async () => {
    const before = await findMailing(mailingId);
    const state = stateOf(before, now);
    if (state === 'sent') throw new AppError('conflict', words.mailingSent);
    if (state === 'stopped') return before;
    const mark = { by: actor.userId, at: now.toISOString() };
    const unlessStopped = ifUnchanged(lacks('stopped'));
    const entry = {
      action: 'mailing-stopped' as const,
      actorId: actor.userId,
      subject: mailingId,
      before: { mailingState: state },
      after: { mailingState: 'stopped' },
    };
    const step = update(mailing.key({ mailingId }), { set: { stopped: mark } }, unlessStopped);
    // The counts of batches are written to the same item meanwhile.
    await transact([step, ...auditSteps(entry, now)], { maxAttempts: 20 });
    return { ...before, stopped: mark };
  });
  return await presentMailing(stopped, now);
});
