import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { saving } from '#words/general/form.ts';
import * as words from '#words/site/settings.ts';
import { Button } from '../../components/button.tsx';
import { FormFoot } from '../../components/forms/form-foot.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { Difference } from './differences.tsx';
import type { SettingsForm } from './use-settings-form.ts';

interface SettingsFootProps<Values extends FieldValues, Settings> {
  form: SettingsForm<Values, Settings>;
  differencesBetween(before: Settings, after: Settings): Difference[];
}

/** The save button, and the notice about somebody else's changes. */
export function SettingsFoot<Values extends FieldValues, Settings>({
  form,
  differencesBetween,
}: SettingsFootProps<Values, Settings>) {
  const { conflict, present } = form;
  const mine = conflict && form.merged();
  const save = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!conflict) return;
    return () => {
      // The button that resolved the conflict disappeared with it.
      if (document.activeElement === document.body) save.current?.focus();
    };
  }, [conflict]);
  return (
    <>
      {conflict && (
        <ConflictNotice
          theirs={present}
          differences={differencesBetween(conflict, present)}
          mine={mine && differencesBetween(present, mine)}
          onSaveMine={form.saveMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
      {/* Sticky only while the text is small: otherwise it would be under the bottom bar. The forms are the containers. */}
      <div className="above-bottom-bar z-20 grid gap-2 border-t border-line bg-surface py-3 @min-[18rem]:sticky md:bottom-0 lg:col-span-full">
        <FormFoot failure={form.failure}>
          <Button
            ref={save}
            type="submit"
            size="large"
            busy={form.formState.isSubmitting ? saving : undefined}
          >
            {words.save}
          </Button>
        </FormFoot>
      </div>
    </>
  );
}
