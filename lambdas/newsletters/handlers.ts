import { ulid } from 'ulid';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { type Audience, personOf, surroundingsOf } from '#shared/newsletters/audience.ts';
import * as endpoints from '#shared/newsletters/endpoints.ts';
import { scheduleIssue } from '#shared/newsletters/rules.ts';
import * as words from '#words/general/refusals.ts';
import { noAddress, placeUnknown, testRefused } from '#words/newsletters/newsletters.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { endpoint } from '../core/endpoint.ts';
import { reasonsNotToWrite } from '../mail/store/mail-choices.ts';
import { wordsIn } from '../mail/words-in.ts';
import { findByNameOrAddress } from '../people/store/people-list.ts';
import { resolvePlace } from '../services/places.ts';
import { decodeCursor, encodeCursor } from '../table/cursor.ts';
import { readPage, retry, transact } from '../table/index.ts';
import { readAudience } from './audience.ts';
import { customMail } from './jobs.ts';
import { drawLetter, letterFor, readLetters } from './letter.ts';
import { sitesWithoutAddress } from './postal-address.ts';
import { canResume, presentMailing, presentMailings, stateOf } from './present-mailings.ts';
import { queueRemembered } from './queue-remembered.ts';
import { countLanguages, recipientsOf } from './recipients.ts';
import { mailings } from './store/items.ts';
import {
  findMailing,
  isWaiting,
  mailingSteps,
  nextRound,
  readContent,
  rescheduleSteps,
  stopSteps,
} from './store/mailings.ts';

/** With the name of the caller. */
export const previewMailing = endpoint(endpoints.previewMailing, async ({ body, actor }) => {
  const { letters, dropped } = readLetters(body);
  const [[reader], words] = await Promise.all([recipientsOf([actor.userId]), wordsIn(body.language)]);
  const letter = letterFor(letters, reader?.name ?? '', words);
  const [consumer, community] = await Promise.all([
    drawLetter(letter, words, 'consumer'),
    drawLetter(letter, words, 'community'),
  ]);
  return { consumer, community, dropped };
});

/** The email to the caller ignores their email choices. Others are limited like all emails to typed addresses. */
export const testMailing = endpoint(endpoints.testMailing, async ({ body, actor, rememberAnswer, now }) => {
  const { letters } = readLetters(body);
  const [own] = await recipientsOf([actor.userId]);
  if (!own) throw new AppError('conflict', words.noOwnAddress);
  const { flavour, language = own.language } = body;
  const inLanguage = await wordsIn(language);
  const sentTo = [...new Set(body.to ?? [own.email])];
  await requireReachable(sentTo.filter((to) => to !== own.email));
  const mails = sentTo.map((to) => {
    const isOwn = to === own.email;
    const mail = {
      to,
      flavour,
      language,
      ...(!isOwn && { kind: 'news' as const, isTyped: true as const }),
    };
    const content = letterFor(letters, isOwn ? own.name : '', inLanguage);
    return { to, job: (id: string) => customMail.of({ ...mail, id, content }) };
  });
  const answer = { sentTo };
  await queueRemembered(mails, rememberAnswer(answer), {
    actorId: actor.userId,
    mail: 'test',
    now,
  });
  return answer;
});

/** @throws AppError `invalid_fields` for addresses that get no news */
async function requireReachable(addresses: readonly string[]): Promise<void> {
  const reasons = await reasonsNotToWrite(addresses, 'news');
  const refused = addresses.find((_, index) => reasons[index]);
  if (refused !== undefined) throw fieldError('to', testRefused(refused));
}

/** If more people match, typing more letters narrows them down. */
const MAX_FOUND = 10;

export const findMailRecipients = endpoint(endpoints.findMailRecipients, async ({ query: { q } }) => {
  const found = await findByNameOrAddress(q, MAX_FOUND);
  return { items: found.map(({ userId, name, email }) => ({ userId, name, email: shortened(email) })) };
});

/** Shortens an address to `r…@example.org`: managers write to people but need not know their addresses. */
const shortened = (email: string) => email.replace(/^(.).*@/, '$1…@');

/** @throws AppError `invalid_fields` for an audience near an unknown place */
async function requirePlace(audience: Audience): Promise<void> {
  const { place } = surroundingsOf(audience) ?? {};
  if (place !== undefined && !(await resolvePlace(place))) throw fieldError('audience', placeUnknown);
}

/** Counts one part, just as a mailing reads it. For a large audience the page requests one part after another. */
export const countMailAudience = endpoint(
  endpoints.countMailAudience,
  async ({ query: { audience, cursor } }) => {
    await requirePlace(audience);
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
      languages: countLanguages(people.filter((_, index) => !reasons[index])),
      unwanted: count('unwanted'),
      suppressed: count('suppressed'),
      withoutAddress: await sitesWithoutAddress(audience),
      ...(next !== undefined && { nextCursor: encodeCursor(list, next) }),
    };
  },
);

/**
 * Only stores the mailing. The table's stream starts it, either at once or when due work reports that its time has
 * come.
 */
export const createMailing = endpoint(
  endpoints.createMailing,
  async ({ body, actor, rememberAnswer, now }) => {
    readLetters(body);
    const { audience, expected, sendAt } = body;
    if (sendAt !== undefined) requireTime(sendAt, now);
    await requirePlace(audience);
    const [missing] = await sitesWithoutAddress(audience);
    if (missing) throw fieldError('audience', noAddress(missing));
    const actorId = actor.userId;
    const { made, steps } = mailingSteps({ ...body, id: ulid(now.getTime()), by: actorId }, now);
    const answer = await presentMailing(made, now);
    const person = personOf(audience);
    const entry = {
      action: sendAt === undefined ? ('mailing-started' as const) : ('mailing-scheduled' as const),
      actorId,
      subject: made.id,
      userId: person,
      before: {},
      after: {
        audience: person === undefined ? audience : 'person',
        recipients: expected,
        ...(sendAt !== undefined && { sendAt }),
      },
    };
    await transact([...steps, ...auditSteps(entry, now), rememberAnswer(answer)]);
    return answer;
  },
);

/** @throws AppError `invalid_fields` */
function requireTime(sendAt: string, now: Date): void {
  const issue = scheduleIssue(sendAt, now);
  if (issue !== undefined) throw fieldError('sendAt', issue);
}

export const rescheduleMailing = endpoint(
  endpoints.rescheduleMailing,
  async ({ params: { mailingId }, body: { sendAt }, actor, now }) => {
    requireTime(sendAt, now);
    const scheduled = await retry(async () => {
      const before = await findMailing(mailingId);
      if (before.stopped) throw new AppError('conflict', words.mailingStopped);
      if (!isWaiting(before)) throw new AppError('conflict', words.mailingBegun);
      const [missing] = await sitesWithoutAddress(before.audience);
      if (missing) throw new AppError('conflict', noAddress(missing));
      if (before.sendAt === sendAt && !before.held) return before;
      const { after, steps } = rescheduleSteps(before, sendAt, actor.userId);
      const entry = {
        action: 'mailing-scheduled' as const,
        actorId: actor.userId,
        subject: mailingId,
        before: { sendAt: before.sendAt },
        after: { sendAt },
      };
      await transact([...steps, ...auditSteps(entry, now)]);
      return after;
    });
    return await presentMailing(scheduled, now);
  },
);

export const listMailings = endpoint(endpoints.listMailings, async ({ query, now }) => {
  const { items, ...rest } = await readPage(mailings, query, now);
  return { ...rest, items: await presentMailings(items, now) };
});

export const getMailing = endpoint(endpoints.getMailing, async ({ params: { mailingId }, now }) => {
  const [found, content] = await Promise.all([findMailing(mailingId), readContent(mailingId)]);
  return { ...(await presentMailing(found, now)), ...content };
});

/** Skips everyone who already has the email. The table's stream starts the sending. A retry may find it finished. */
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
    if (before.stopped) return before;
    const mark = { by: actor.userId, at: now.toISOString() };
    const entry = {
      action: 'mailing-stopped' as const,
      actorId: actor.userId,
      subject: mailingId,
      before: { mailingState: state },
      after: { mailingState: 'stopped' },
    };
    // Batches write their counts to the same item at the same time.
    await transact([...stopSteps(before, mark), ...auditSteps(entry, now)], { maxAttempts: 20 });
    return { ...before, stopped: mark };
  });
  return await presentMailing(stopped, now);
});
