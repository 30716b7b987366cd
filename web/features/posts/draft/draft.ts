/**
 * The post form's draft, kept until it is posted: a reload, the back button or a session that ended lose nothing. It is in this
 * browser's storage, under the person's id, so that nobody else at the same phone finds it. Files of photos are kept in web/lib/post-queue/store.ts.
 */
import * as z from 'zod/mini';
import { photo } from '#shared/photos/schemas.ts';
import { CONTACT_METHODS } from '#shared/posts/catches/schemas.ts';
import { PLEDGE_IMAGE_TYPES } from '#shared/posts/pledges/schemas.ts';
import { isUploadFresh, type QueuedPost, toPostKind } from '../../../lib/post-queue/queued-post.ts';
import { EMPTY_FORM, type PostForm } from '../form/post-form.ts';

const PREFIX = 'creel.draft.';

const keptPhoto = z.object({
  key: z.string(),
  name: z.string(),
  label: z.enum(PLEDGE_IMAGE_TYPES),
  /** When it was chosen, in milliseconds since the epoch. */
  addedAt: z.number(),
  /** Absent for one that is still on its way; `at` in milliseconds since the epoch. */
  done: z.optional(z.object({ uploadId: z.string(), photo, at: z.number() })),
});
export type KeptPhoto = z.infer<typeof keptPhoto>;

const keptForm = { form: z.record(z.string(), z.unknown()), photos: z.array(keptPhoto) };

const keptDraft = z.object({
  ...keptForm,
  idempotencyKey: z.string(),
  /** The last try whose answer never came: it may have been posted. */
  unanswered: z.optional(
    z.object({ kind: z.pipe(z.string(), z.transform(toPostKind)), at: z.number(), words: z.string() }),
  ),
});

export type Draft = Omit<z.infer<typeof keptDraft>, 'form'> & { form: PostForm };

/** Unsaved changes of a post, and the version they were made from. */
const keptEdit = z.object({ ...keptForm, version: z.int() });

export type EditDraft = Omit<z.infer<typeof keptEdit>, 'form'> & { form: PostForm };

/** Where a draft is kept: the person's one new post, the one that came back from the queue, or the edit of one that is there. */
export interface DraftPlace {
  userId: string;
  queuedId?: string | undefined;
  postId?: string | undefined;
}

const nameOf = ({ userId, queuedId, postId }: DraftPlace) =>
  [PREFIX + userId, queuedId, postId && `edit.${postId}`].filter((part) => part !== undefined).join('.');

/** @param now milliseconds since the epoch; an upload that will be swept by then has to be made anew */
export function loadDraft(place: DraftPlace, now: number): Draft | undefined {
  const kept = load(nameOf(place), keptDraft);
  return kept && toDraft(kept, now);
}

/** @param now milliseconds since the epoch */
export function loadEdit(place: DraftPlace, now: number): EditDraft | undefined {
  const kept = load(nameOf(place), keptEdit);
  return kept && toDraft(kept, now);
}

/** The keys of the photos of a draft of any kind. */
export function photosOfDraft(place: DraftPlace): { key: string }[] {
  return load(nameOf(place), anyKept)?.photos ?? [];
}

const anyKept = z.object(keptForm);

function load<T>(name: string, schema: z.ZodMiniType<T>): T | undefined {
  try {
    return z.parse(schema, JSON.parse(localStorage.getItem(name) ?? 'null'));
  } catch {
    // None, unreadable or forbidden.
    return undefined;
  }
}

/** The draft that a queued post came from. @throws when it is of a version that nobody understands any more */
export function draftOf({ form, photos, idempotencyKey, unanswered }: QueuedPost, now: number): Draft {
  const kept = { form, photos, idempotencyKey, ...(unanswered && { unanswered }) };
  return toDraft(z.parse(keptDraft, kept), now);
}

function toDraft<T extends z.infer<typeof anyKept>>(kept: T, now: number) {
  const { form, photos, ...rest } = kept;
  return {
    ...rest,
    form: toForm(form),
    photos: photos.map(({ done, ...kept }) => (done && isUploadFresh(done, now) ? { ...kept, done } : kept)),
  };
}

/** A form of an earlier version may lack fields or hold others: what still has its place is taken. */
function toForm(kept: Readonly<Record<string, unknown>>): PostForm {
  const known = Object.entries(EMPTY_FORM).map(([name, empty]) => {
    const value = kept[name];
    const fits = typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
    return [name, fits ? value : empty];
  });
  const form: PostForm = Object.fromEntries(known);
  return { ...form, kind: form.kind && toPostKind(form.kind) };
}

export function saveDraft(place: DraftPlace, draft: Draft | EditDraft): void {
  save(nameOf(place), draft);
}

function save(name: string, value: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Full or forbidden storage must not keep anyone from posting.
  }
}

export function dropDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(nameOf(place));
  } catch {
    // Nothing was kept then.
  }
}

const habitsName = (userId: string) => `${nameOf({ userId })}.habits`;

/** Values that a new post starts with: most people fish, moor and are reached as they were for their last one. */
const keptHabits = z.partial(
  z.object({
    species: z.string(),
    location: z.string(),
    pickupPlace: z.string(),
    contactMethod: z.enum(CONTACT_METHODS),
    contactInfo: z.string(),
  }),
);

/** Nothing for who has not posted from this device. */
export const habitsOf = (userId: string) => load(habitsName(userId), keptHabits) ?? {};

export function keepHabits(userId: string, form: PostForm): void {
  const { kind, species, location, pickupPlace, contactMethod, contactInfo } = form;
  const ofKind = kind === 'pledge' ? { pickupPlace } : { contactMethod, contactInfo };
  save(habitsName(userId), { ...habitsOf(userId), species, location, ...ofKind });
}

function draftNamesOf(userId: string): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX + userId));
}

/** The keys of the photos of every draft of this person. */
export function draftedPhotos(userId: string): string[] {
  return draftNamesOf(userId).flatMap((name) => load(name, anyKept)?.photos.map(({ key }) => key) ?? []);
}

/** The account is gone. */
export function dropDraftsOf(userId: string): void {
  for (const name of draftNamesOf(userId)) localStorage.removeItem(name);
}
