import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { cancel, save } from '#words/general/form.ts';
import * as words from '#words/posts/own-pledges.ts';
import { Button } from '../../../components/button.tsx';
import { ErrorSummary } from '../../../components/forms/error-summary.tsx';
import type { Leaving } from '../../../components/forms/use-leaving.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { useInvalidate } from '../../../lib/api/queries.ts';
import { UnlessSuspended } from '../../../parts/moderation/unless-suspended.tsx';
import { KeptNotice } from '../../../parts/posts/kept-notice.tsx';
import { OWN_POSTS } from '../../../parts/posts/own-posts.ts';
import { forgetDraft } from '../draft/forget-draft.ts';
import { Issues, idOf } from '../form/form-field.tsx';
import { formOf, type OwnPost } from '../form/post-form.ts';
import { EditFields } from './edit-fields.tsx';
import { EditNotice } from './edit-notice.tsx';
import { atVersion, freshHoursOfOwn, saveEdit } from './own-form.ts';
import { editPlace, useEditStart, useKeepEdit } from './use-edit-draft.ts';
import { useEditForm } from './use-edit-form.ts';
import { usePhotoRemoval } from './use-photo-removal.ts';

interface EditPostProps {
  own: OwnPost;
  /** Returns the current post. */
  readNow(): Promise<OwnPost | undefined>;
  /** Opens the current post and discards the typed values. */
  onOpenAgain(): void;
  onSaved(): void;
  onCancel(): void;
  /** Asks before the person leaves unsaved changes. */
  leaving: Leaving;
  /** Further content beside Save and Cancel. */
  more?: ReactNode;
}

/** The edit form for one's own post. Suspended people see a notice instead. */
export function EditPost({ onOpenAgain, ...props }: EditPostProps) {
  const [round, setRound] = useState(1);
  const startOver = () => {
    forgetDraft(editPlace(props.own));
    setRound(round + 1);
  };
  const openAgain = () => {
    startOver();
    onOpenAgain();
  };
  return (
    <UnlessSuspended>
      <EditForm key={round} {...props} onOpenAgain={openAgain} onStartOver={startOver} />
    </UnlessSuspended>
  );
}

function EditForm({
  own,
  readNow,
  onOpenAgain,
  onStartOver,
  onSaved,
  onCancel,
  leaving,
  more,
}: EditPostProps & { onStartOver(): void }) {
  const start = useEditStart(own);
  // The version on which the edit is based: the opened one, unless the owner decides otherwise.
  const base = useRef(atVersion(own, start.version));
  // The post as it is on the server. Its photos may be removed during the edit.
  const [present, setPresent] = useState(own);
  const invalidate = useInvalidate();
  const { updated, updateFailed } = OWN_POSTS[own.kind];
  const edit = useEditForm({
    form: start.form,
    photos: start.photos,
    opened: { form: formOf(own), freshHours: freshHoursOfOwn(own) },
    userId: own.post.fishermanId,
    async save(edited) {
      let areShown = true;
      try {
        areShown = await saveEdit(base.current, edited, start.taken);
      } catch (error) {
        toast({ title: updateFailed(error), kind: 'bad' });
        throw error;
      }
      kept.forget();
      leaving.setUnsaved(false);
      toast(areShown ? { title: updated, kind: 'good' } : { title: words.imagesMayBeMissing });
      invalidate(own.kind);
      onSaved();
    },
  });
  const basedOn = { version: base.current.post.version, taken: start.taken };
  const kept = useKeepEdit(present, basedOn, edit.form, edit.photos.slots);
  const photos = usePhotoRemoval(present, edit.photos, (post) => {
    if (base.current.post.version === post.version - 1) base.current = { kind: 'catch', post };
    setPresent({ kind: 'catch', post });
    invalidate('catch');
  });
  const { setUnsaved } = leaving;
  useEffect(() => setUnsaved(kept.isUnsaved), [kept.isUnsaved, setUnsaved]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void edit.submit();
  };
  const saveOver = async () => {
    base.current = (await readNow()) ?? base.current;
    await edit.submit();
  };
  return (
    <FormProvider {...edit.methods}>
      <Issues value={edit.issues}>
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
          {start.wasKept && <KeptNotice onStartOver={onStartOver} />}
          <ErrorSummary issues={edit.issues} idOf={idOf} />
          <EditFields form={edit.form} photos={photos} own={present} />
          {edit.failure && (
            <EditNotice failure={edit.failure} onSaveOver={() => void saveOver()} onLoadAgain={onOpenAgain} />
          )}
          <div className="flex flex-wrap gap-3 border-t border-line pt-5">
            <Button type="submit" size="large" busy={edit.busy}>
              {save}
            </Button>
            <Button variant="secondary" size="large" onClick={() => leaving.ask(onCancel)}>
              {cancel}
            </Button>
            {more}
          </div>
          {leaving.question}
        </form>
      </Issues>
    </FormProvider>
  );
}
