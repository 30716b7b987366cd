/**
 * What was typed into the post form, kept until it is posted: a reload, the back button or a session that ended lose nothing. In this
 * browser's storage, under the person's id, so that nobody else at the same phone finds it.
 */
import * as z from 'zod/mini';
import { HOUR, UPLOAD_LIFETIME } from '#shared/limits.ts';
import { photo } from '#shared/photos/schemas.ts';
import { PLEDGE_IMAGE_TYPES } from '#shared/pledges/schemas.ts';
import { EMPTY_FORM, type PostForm } from './post-form.ts';

const PREFIX = 'creel.draft.';

const keptPhoto = z.object({
  key: z.string(),
  name: z.string(),
  label: z.enum(PLEDGE_IMAGE_TYPES),
  /** When it was chosen, in milliseconds since the epoch. */
  addedAt: z.number(),
  /** Absent for one that was still on its way: the file is gone with the page that held it. */
  done: z.optional(z.object({ uploadId: z.string(), photo })),
});
export type KeptPhoto = z.infer<typeof keptPhoto>;

const keptDraft = z.object({
  form: z.record(z.string(), z.unknown()),
  photos: z.array(keptPhoto),
  idempotencyKey: z.string(),
  /** The last try whose answer never came: it may have been posted. */
  unanswered: z.optional(z.object({ kind: z.enum(['pledge', 'marketplace']), at: z.number() })),
});

export type Draft = Omit<z.infer<typeof keptDraft>, 'form'> & { form: PostForm };

/** A margin, so that no photo expires while the form is being finished. */
const PHOTO_LIFETIME = UPLOAD_LIFETIME - HOUR;

/** @param now milliseconds since the epoch; photos whose upload will be swept by then are left out as lost */
export function loadDraft(userId: string, now: number): Draft | undefined {
  try {
    const { form, photos, ...rest } = z.parse(
      keptDraft,
      JSON.parse(localStorage.getItem(PREFIX + userId) ?? 'null'),
    );
    return {
      ...rest,
      form: toForm(form),
      photos: photos.map(({ done, ...kept }) =>
        done && now - kept.addedAt < PHOTO_LIFETIME ? { ...kept, done } : kept,
      ),
    };
  } catch {
    // None, unreadable or forbidden.
    return undefined;
  }
}

/** A form of an earlier version may lack fields or hold others: what still has its place is taken. */
function toForm(kept: Readonly<Record<string, unknown>>): PostForm {
  const known = Object.entries(EMPTY_FORM).map(([name, empty]) => {
    const value = kept[name];
    const fits = typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
    return [name, fits ? value : empty];
  });
  return Object.fromEntries(known) as PostForm;
}

export function saveDraft(userId: string, draft: Draft): void {
  try {
    localStorage.setItem(PREFIX + userId, JSON.stringify(draft));
  } catch {
    // Full or forbidden storage must not keep anyone from posting.
  }
}

export function dropDraft(userId: string): void {
  try {
    localStorage.removeItem(PREFIX + userId);
  } catch {
    // Nothing was kept then.
  }
}
