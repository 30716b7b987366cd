/**
 * The post form's draft, stored until it is posted, so that a reload, the back button or an expired session loses
 * nothing. It is in this browser's storage under the person's id, so that nobody else at the same phone sees it. Photo
 * files are stored by web/lib/post-queue/store.ts.
 */
import * as z from 'zod/mini';
import { photo } from '#shared/photos/schemas.ts';
import { CONTACT_METHODS } from '#shared/posts/catches/schemas.ts';
import { PLEDGE_IMAGE_TYPES } from '#shared/posts/pledges/schemas.ts';
import { keepOnDevice, keptOnDevice } from '../../../lib/device/kept-on-device.ts';
import {
  isUploadFresh,
  type QueuedPost,
  toPostKind,
  toQueuedKind,
} from '../../../lib/post-queue/queued-post.ts';
import { EMPTY_FORM, type PostForm } from '../form/post-form.ts';

const PREFIX = 'creel.draft.';

const keptPhoto = z.object({
  key: z.string(),
  name: z.string(),
  label: z.enum(PLEDGE_IMAGE_TYPES),
  /** When the file was chosen, in milliseconds since the epoch. */
  addedAt: z.number(),
  /** Absent until the upload is done; `at` in milliseconds since the epoch. */
  done: z.optional(z.object({ uploadId: z.string(), photo, at: z.number() })),
});
export type KeptPhoto = z.infer<typeof keptPhoto>;

const keptForm = { form: z.record(z.string(), z.unknown()), photos: z.array(keptPhoto) };

const keptDraft = z.object({
  ...keptForm,
  idempotencyKey: z.string(),
  /** The last attempt that got no response; it may have been posted. */
  unanswered: z.optional(
    z.object({ kind: z.pipe(z.string(), z.transform(toQueuedKind)), at: z.number(), words: z.string() }),
  ),
});

export type Draft = Omit<z.infer<typeof keptDraft>, 'form'> & { form: PostForm };

/** Unsaved changes of a post, the version on which they are based, and what buyers of a catch had taken by then. */
const keptEdit = z.object({ ...keptForm, version: z.int(), taken: z.optional(z.number()) });

export type EditDraft = Omit<z.infer<typeof keptEdit>, 'form'> & { form: PostForm };

/**
 * The key of a draft: for a person's new post, for a post that came back from the queue, or for the edit of an existing
 * post.
 */
export interface DraftPlace {
  userId: string;
  queuedId?: string | undefined;
  postId?: string | undefined;
}

const nameOf = ({ userId, queuedId, postId }: DraftPlace) =>
  [PREFIX + userId, queuedId, postId && `edit.${postId}`].filter((part) => part !== undefined).join('.');

/** @param now milliseconds since the epoch; uploads that have expired by then must be repeated */
export function loadDraft(place: DraftPlace, now: number): Draft | undefined {
  const kept = keptOnDevice(nameOf(place), keptDraft);
  return kept && toDraft(kept, now);
}

/** @param now milliseconds since the epoch */
export function loadEdit(place: DraftPlace, now: number): EditDraft | undefined {
  const kept = keptOnDevice(nameOf(place), keptEdit);
  return kept && toDraft(kept, now);
}

/** Returns the keys of a draft's photos, for any kind of draft. */
export function photosOfDraft(place: DraftPlace): { key: string }[] {
  return keptOnDevice(nameOf(place), anyKept)?.photos ?? [];
}

const anyKept = z.object(keptForm);

/**
 * Returns the draft of a queued post. @throws if a different version of the app wrote it and it is not readable any
 * more
 */
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

/** A draft of an earlier version may lack fields or have other ones. It takes the values that still fit. */
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
  keepOnDevice(nameOf(place), draft);
}

export const dropDraft = (place: DraftPlace): void => keepOnDevice(nameOf(place), undefined);

const habitsName = (userId: string) => `${nameOf({ userId })}.habits`;

/**
 * The first values of a new post, taken from the last one, since most people fish, moor and are reached in the same
 * way.
 */
const keptHabits = z.partial(
  z.object({
    species: z.string(),
    location: z.string(),
    pickupPlace: z.string(),
    contactMethod: z.enum(CONTACT_METHODS),
    contactInfo: z.string(),
  }),
);

/** Returns an empty object for people who have not posted from this device. */
export const habitsOf = (userId: string) => keptOnDevice(habitsName(userId), keptHabits) ?? {};

export function keepHabits(userId: string, form: PostForm): void {
  const { kind, species, location, pickupPlace, contactMethod, contactInfo } = form;
  const ofKind = kind === 'pledge' ? { pickupPlace } : { contactMethod, contactInfo };
  keepOnDevice(habitsName(userId), { ...habitsOf(userId), species, location, ...ofKind });
}

function draftNamesOf(userId: string): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX + userId));
}

/** Returns the keys of the photos of all drafts of this person. */
export function draftedPhotos(userId: string): string[] {
  return draftNamesOf(userId).flatMap(
    (name) => keptOnDevice(name, anyKept)?.photos.map(({ key }) => key) ?? [],
  );
}

/** Deletes all drafts of a person whose account was deleted. */
export function dropDraftsOf(userId: string): void {
  for (const name of draftNamesOf(userId)) localStorage.removeItem(name);
}
