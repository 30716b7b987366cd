import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Version } from '#shared/site/version.ts';
import * as words from '#words/site/settings.ts';
import type { Leaving } from '../../components/forms/use-leaving.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { ApiError } from '../../lib/api/api-client.ts';
import { defaultsOf } from '../../lib/forms/form-rules.ts';
import { mergedValues } from '../../lib/forms/merged-values.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';

/** Props of a settings form. */
export interface SettingsFormProps<Settings> {
  /** As they are now, as far as this page knows. */
  present: Version<Settings>;
  /** Saves what was made from a version, and gives the new one. */
  save(settings: Settings, version: number): Promise<Version<Settings>>;
  /** Reads the settings anew. */
  onSaved(): Promise<void>;
  /** Asks before what was typed is left behind. */
  leaving: Leaving;
}

interface SettingsFormOptions<Values, Settings> extends SettingsFormProps<Settings> {
  schema: z.ZodMiniType<Settings, unknown>;
  valuesOf(settings: Settings): Values;
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
  leaving: { setUnsaved },
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
  useEffect(() => {
    setUnsaved(isDirty);
    if (!isDirty) return;
    const askBeforeUnload = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', askBeforeUnload);
    return () => removeEventListener('beforeunload', askBeforeUnload);
  }, [isDirty, setUnsaved]);
  const merged = () => mergedValues(valuesOf(base.current), form.getValues(), valuesOf(present));
  return {
    ...form,
    /** From which what was typed was made, once somebody else was first. */
    conflict,
    present,
    /** Theirs with the fields that were changed here, as far as they are right. */
    merged: () => z.safeParse(schema, merged()).data,
    /** Saves the fields that were changed here, and leaves theirs otherwise. */
    saveMine() {
      const both = merged();
      base.current = present;
      reset(defaultsOf(valuesOf(present)));
      reset(defaultsOf(both), { keepDefaultValues: true });
      return form.submit();
    },
    /** Forgets what was typed. */
    takeTheirs: () => begin(present),
  };
}
