import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Version } from '#shared/site/version.ts';
import * as words from '#words/site/settings.ts';
import { toast } from '../../components/overlays/toast.tsx';
import { ApiError } from '../../lib/api/api-client.ts';
import { defaultsOf } from '../../lib/forms/form-rules.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';

/** Props of a settings form. */
export interface SettingsFormProps<Settings> {
  /** As they are now, as far as this page knows. */
  present: Version<Settings>;
  /** Saves what was made from a version, and gives the new one. */
  save(settings: Settings, version: number): Promise<Version<Settings>>;
  /** Reads the settings anew. */
  onSaved(): Promise<void>;
}

interface SettingsFormOptions<Values, Settings> extends SettingsFormProps<Settings> {
  schema: z.ZodMiniType<Settings, unknown>;
  valuesOf(settings: Settings): Values;
  /** Puts the typed values over another administrator's version, so that both are kept. */
  mergeOnto?(values: Values, theirs: Settings): Values;
}

export type SettingsForm<Values extends FieldValues, Settings> = ReturnType<
  typeof useSettingsForm<Values, Settings>
>;

/** A form of settings. Somebody else's save in between is shown, and what was typed stays. */
export function useSettingsForm<Values extends FieldValues, Settings>({
  schema,
  present,
  valuesOf,
  save,
  onSaved,
  mergeOnto,
}: SettingsFormOptions<Values, Settings>) {
  // The version that the typed values started from, even when a newer one is known by now.
  const base = useRef(present);
  const [conflict, setConflict] = useState<Version<Settings>>();
  const form = useContractForm<Values, Settings>({
    schema,
    defaults: valuesOf(present),
    send: async (settings) => {
      try {
        begin(await save(settings, base.current.version));
        await onSaved();
        toast({ title: words.saved, description: words.savedText, kind: 'good' });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
        await onSaved();
        setConflict(base.current);
      }
    },
  });
  const { reset } = form;
  const values = useRef(valuesOf);
  values.current = valuesOf;
  const begin = useCallback(
    (version: Version<Settings>) => {
      base.current = version;
      setConflict(undefined);
      reset(defaultsOf(values.current(version)));
    },
    [reset],
  );
  const { isDirty } = form.formState;
  useEffect(() => {
    // An earlier version was taken below, or somebody else saved while nothing was typed here.
    if (present.version > base.current.version && !isDirty) begin(present);
  }, [present, isDirty, begin]);
  return {
    ...form,
    /** From which what was typed was made, once somebody else was first. */
    conflict,
    present,
    /** Goes on with what was typed, over theirs. */
    saveMine() {
      base.current = present;
      if (mergeOnto) {
        reset(defaultsOf(mergeOnto(form.getValues(), present)), { keepDefaultValues: true });
      }
      return form.submit();
    },
    /** Forgets what was typed. */
    takeTheirs: () => begin(present),
  };
}
