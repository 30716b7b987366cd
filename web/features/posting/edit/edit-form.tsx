import type { FormEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { Issues, idOf } from '../form-field.tsx';
import { EditFields } from './edit-fields.tsx';
import { EditNotice } from './edit-notice.tsx';
import { type EditFormOptions, useEditForm } from './use-edit-form.ts';

interface EditFormProps extends EditFormOptions {
  email: string;
  onCancel(): void;
  /** Makes the next try one from the version that is there now. */
  onSaveOver(): Promise<unknown>;
  onLoadAgain(): void;
  /** Beside Save and Cancel. */
  more?: ReactNode;
}

/** A post of one's own, to be changed. */
export function EditForm({ email, onCancel, onSaveOver, onLoadAgain, more, ...options }: EditFormProps) {
  const edit = useEditForm(options);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void edit.submit();
  };
  return (
    <FormProvider {...edit.methods}>
      <Issues value={edit.issues}>
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
          <ErrorSummary issues={edit.issues} idOf={idOf} />
          <EditFields form={edit.form} photos={edit.photos} email={email} />
          {edit.failure && (
            <EditNotice
              failure={edit.failure}
              onSaveOver={() => void onSaveOver().then(edit.submit)}
              onLoadAgain={onLoadAgain}
            />
          )}
          <div className="flex flex-wrap gap-3 border-t border-line pt-5">
            <Button type="submit" size="large" busy={edit.busy}>
              Save
            </Button>
            <Button variant="secondary" size="large" onClick={onCancel}>
              Cancel
            </Button>
            {more}
          </div>
        </form>
      </Issues>
    </FormProvider>
  );
}
