import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { cancel, save } from '#words/form.ts';
import { Button } from '../../../components/button.tsx';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { toast } from '../../../components/toast.tsx';
import { OWN_POSTS } from '../../../lib/own-posts.ts';
import { Issues, idOf } from '../form-field.tsx';
import { EditFields } from './edit-fields.tsx';
import { EditNotice } from './edit-notice.tsx';
import { formOf, keptPhotosOf, type OwnPost, saveEdit } from './own-form.ts';
import { useEditForm } from './use-edit-form.ts';

interface EditPostProps {
  own: OwnPost;
  email: string;
  /** Gives it as it is now. */
  readNow(): Promise<OwnPost | undefined>;
  /** Opens it as it is now; what was typed goes. */
  onOpenAgain(): void;
  onSaved(): void;
  onCancel(): void;
  /** Beside Save and Cancel. */
  more?: ReactNode;
}

/** A post of one's own, to be changed. */
export function EditPost({ own, email, readNow, onOpenAgain, onSaved, onCancel, more }: EditPostProps) {
  // What the edit is made from: the one that was opened, until its owner decides otherwise.
  const base = useRef(own);
  const [start] = useState(() => ({ form: formOf(own), photos: keptPhotosOf(own.post.photos) }));
  const { updated, updateFailed } = OWN_POSTS[own.kind];
  const edit = useEditForm({
    ...start,
    userId: own.post.fishermanId,
    async save(edited) {
      try {
        await saveEdit(base.current, edited);
      } catch (error) {
        toast({ title: updateFailed(error), kind: 'bad' });
        throw error;
      }
      toast({ title: updated, kind: 'good' });
      onSaved();
    },
  });
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
          <ErrorSummary issues={edit.issues} idOf={idOf} />
          <EditFields form={edit.form} photos={edit.photos} email={email} />
          {edit.failure && (
            <EditNotice failure={edit.failure} onSaveOver={() => void saveOver()} onLoadAgain={onOpenAgain} />
          )}
          <div className="flex flex-wrap gap-3 border-t border-line pt-5">
            <Button type="submit" size="large" busy={edit.busy}>
              {save}
            </Button>
            <Button variant="secondary" size="large" onClick={onCancel}>
              {cancel}
            </Button>
            {more}
          </div>
        </form>
      </Issues>
    </FormProvider>
  );
}
