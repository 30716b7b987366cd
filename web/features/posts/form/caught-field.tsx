import { useFormContext } from 'react-hook-form';
import { caughtTimes as words } from '#words/posts/posting.ts';
import { Button } from '../../../components/button.tsx';
import { localMinute } from '../../../lib/time/local-minute.ts';
import { caughtTimes } from './caught-times.ts';
import { FormField } from './form-field.tsx';
import { PastTimeInput } from './past-time-input.tsx';
import type { PostForm } from './post-form.ts';

/** The time of the catch. A form that starts without a time suggests some. */
export function CaughtField({ label, hint }: { label: string; hint: string }) {
  const { setValue, formState } = useFormContext<PostForm>();
  return (
    <div className="grid gap-2">
      <FormField name="caughtDate" label={label} hint={hint}>
        {(control) => <PastTimeInput {...control} />}
      </FormField>
      {formState.defaultValues?.caughtDate === '' && (
        <div className="flex flex-wrap gap-2">
          {caughtTimes(Date.now()).map(({ name, time }) => (
            <Button key={name} variant="secondary" onClick={() => setValue('caughtDate', localMinute(time))}>
              {words[name]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
