/** A form that announces a landing, kept on this device until it is sent, and the first values of the next one. */
import * as z from 'zod/mini';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { keepOnDevice, keptOnDevice } from '../../../lib/device/kept-on-device.ts';
import { serverNow } from '../../../lib/device/server-clock.ts';
import type { QueuedPost } from '../../../lib/post-queue/queued-post.ts';
import { EMPTY_LINE, isWindowOver, type LandingForm, landingForm, windowIn } from './landing-form.ts';

const kept = z.object({ form: landingForm });
const draft = z.object({
  form: landingForm,
  attempt: z.object({
    idempotencyKey: z.string(),
    /** The last try that got no response; it may have been announced. */
    unanswered: z.optional(z.object({ kind: z.literal('landing'), at: z.number(), words: z.string() })),
  }),
});

export interface FirstForm {
  form: LandingForm;
  attempt: Pick<QueuedPost, 'idempotencyKey' | 'unanswered'>;
  /** Whether it is an earlier draft. */
  wasKept: boolean;
}

// Deleted with the drafts of posts when the account is deleted.
const nameOf = (userId: string) => `creel.draft.${userId}.landing`;
const habitsName = (userId: string) => `${nameOf(userId)}.habits`;

/** @param place the place in the person's profile */
export function firstForm(userId: string, place: string): FirstForm {
  const now = serverNow();
  const before = keptOnDevice(nameOf(userId), draft);
  if (before) return { ...before, form: withWindow(before.form, now), wasKept: true };
  const last = keptOnDevice(habitsName(userId), kept)?.form;
  const expected = last?.expected.map((line) => ({ ...line, about: '', mealsPledged: '' })) ?? [EMPTY_LINE];
  const { harbour = { name: '', location: place }, paymentWays = ['cash'] } = last ?? {};
  const rest = { note: '', isRepeated: false, weekdays: [], lastDay: '' };
  const form = { harbour, ...windowIn(0, now), expected, paymentWays, ...rest };
  return { form, attempt: { idempotencyKey: newIdempotencyKey() }, wasKept: false };
}

/** A window that ended meanwhile is of no use. */
const withWindow = (form: LandingForm, now: number): LandingForm =>
  isWindowOver(form, now) ? { ...form, ...windowIn(0, now) } : form;

export const keepLandingDraft = (userId: string, draft: Omit<FirstForm, 'wasKept'>): void =>
  keepOnDevice(nameOf(userId), draft);

export const dropLandingDraft = (userId: string): void => keepOnDevice(nameOf(userId), undefined);

/** The next landing starts with the same harbor, fish and ways to pay. */
export const keepLandingHabits = (userId: string, form: LandingForm): void =>
  keepOnDevice(habitsName(userId), { form });

/** The form of an announcement that comes back from the queue; undefined if an earlier app version wrote it. */
export function formOfQueued({ form, idempotencyKey, unanswered }: QueuedPost): FirstForm | undefined {
  const { data } = z.safeParse(draft, { form, attempt: { idempotencyKey, unanswered } });
  return data && { ...data, wasKept: false };
}
