import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../lib/api-client.ts';
import { type Draft, dropDraft, loadDraft, saveDraft } from './draft.ts';
import { EMPTY_FORM, type PostForm } from './post-form.ts';

/** The draft this form begins with: what was kept, or an empty one. `wasKept` tells which. */
export function useFirstDraft(userId: string, fishermanName: string): Draft & { wasKept: boolean } {
  const [first] = useState(() => {
    const kept = loadDraft(userId, Date.now());
    if (kept) return { ...kept, wasKept: true };
    const form: PostForm = { ...EMPTY_FORM, fishermanName };
    return { form, photos: [], idempotencyKey: newIdempotencyKey(), wasKept: false };
  });
  return first;
}

/** Keeps the draft from the first change on, until `drop` is called. */
export function useKeepDraft(userId: string, draft: Draft): { drop(): void } {
  const text = JSON.stringify(draft);
  const kept = useRef(text);
  const isDropped = useRef(false);
  useEffect(() => {
    if (isDropped.current || kept.current === text) return;
    kept.current = text;
    saveDraft(userId, JSON.parse(text));
  }, [userId, text]);
  return {
    drop() {
      isDropped.current = true;
      dropDraft(userId);
    },
  };
}
