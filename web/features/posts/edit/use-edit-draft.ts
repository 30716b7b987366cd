import { useEffect, useRef, useState } from 'react';
import { type DraftPlace, dropDraft, type EditDraft, loadEdit, saveDraft } from '../draft/draft.ts';
import { forgetDraft } from '../draft/forget-draft.ts';
import { formOf, type OwnPost, type PostForm } from '../form/post-form.ts';
import { type PhotoSlot, toKept } from '../photos/photo-slot.ts';
import { keptPhotosOf, takenOf } from './own-form.ts';

export const editPlace = ({ post: { fishermanId, id } }: OwnPost): DraftPlace => ({
  userId: fishermanId,
  postId: id,
});

/** Returns the form's first values: those of the post, or earlier unsaved changes of it. */
export function useEditStart(own: OwnPost): EditDraft & { wasKept: boolean } {
  const [start] = useState(() => {
    const kept = loadEdit(editPlace(own), Date.now());
    const { version, photos } = own.post;
    return kept
      ? { ...kept, wasKept: true }
      : {
          form: formOf(own),
          photos: keptPhotosOf(photos),
          version,
          taken: takenOf(own),
          wasKept: false,
        };
  });
  return start;
}

/** Stores the changes, like the draft of a new post, until they are saved or discarded. */
export function useKeepEdit(
  own: OwnPost,
  { version, taken }: Pick<EditDraft, 'version' | 'taken'>,
  form: PostForm,
  slots: readonly PhotoSlot[],
) {
  const place = editPlace(own);
  const isDone = useRef(false);
  const isUnsaved = !isAsPosted(own, form, slots);
  const edit = JSON.stringify({ form, photos: slots.map(toKept), version, taken });
  const { userId, postId } = place;
  useEffect(() => {
    if (isDone.current) return;
    if (isUnsaved) saveDraft({ userId, postId }, JSON.parse(edit));
    else dropDraft({ userId, postId });
  }, [userId, postId, edit, isUnsaved]);
  return {
    isUnsaved,
    forget() {
      isDone.current = true;
      forgetDraft(place);
    },
  };
}

function isAsPosted(own: OwnPost, form: PostForm, slots: readonly PhotoSlot[]): boolean {
  const textOf = (each: PostForm) =>
    JSON.stringify(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)));
  const keysOf = (photos: readonly { key: string }[]) => photos.map(({ key }) => key).join();
  return textOf(form) === textOf(formOf(own)) && keysOf(slots) === keysOf(keptPhotosOf(own.post.photos));
}
