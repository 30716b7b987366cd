import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { EMPTY_FORM } from '../form/post-form.ts';
import {
  type Draft,
  type DraftPlace,
  dropDraft,
  habitsOf,
  keepHabits,
  loadDraft,
  saveDraft,
} from './draft.ts';

/**
 * Returns the first draft of this form, either a stored one or a new one; `wasKept` tells whether it was stored.
 * @param queued the draft of a post that came back from the queue
 */
export function useFirstDraft(
  place: DraftPlace,
  { location }: { location: string },
  queued: Draft | undefined,
): Draft & { wasKept: boolean } {
  const [first] = useState(() => {
    const kept = loadDraft(place, Date.now());
    if (kept) return { ...kept, wasKept: true };
    if (queued) return { ...queued, wasKept: false };
    const { species: _last, ...habits } = habitsOf(place.userId);
    const form = { ...EMPTY_FORM, location, ...habits };
    return { form, photos: [], idempotencyKey: newIdempotencyKey(), wasKept: false };
  });
  return first;
}

/** Stores the draft after each change, until `drop` is called. */
export function useKeepDraft(place: DraftPlace, draft: Draft): { drop(): void } {
  const text = JSON.stringify(draft);
  const kept = useRef(text);
  const isDropped = useRef(false);
  const { userId, queuedId } = place;
  useEffect(() => {
    if (isDropped.current || kept.current === text) return;
    kept.current = text;
    saveDraft({ userId, queuedId }, JSON.parse(text));
  }, [userId, queuedId, text]);
  return {
    drop() {
      isDropped.current = true;
      keepHabits(userId, draft.form);
      dropDraft(place);
    },
  };
}
