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
  /** The latest version that this page has read. */
  present: Version<Settings>;
  /** Saves settings that are based on a version. @returns the new version */
  save(settings: Settings, version: number): Promise<Version<Settings>>;
  /** Reloads the settings. */
  onSaved(): Promise<void>;
  /** Asks for confirmation before typed values are lost. */
  leaving: Leaving;
}

interface SettingsFormOptions<Values, Settings> extends SettingsFormProps<Settings> {
  schema: z.ZodMiniType<Settings, unknown>;
  valuesOf(settings: Settings): Values;
}

export type SettingsForm<Values extends FieldValues, Settings> = ReturnType<
  typeof useSettingsForm<Values, Settings>
>;

/** A settings form. It shows what somebody else saved in the meantime, and keeps the typed values. */
export function useSettingsForm<Values extends FieldValues, Settings>({
  schema,
  present,
  valuesOf,
  save,
  onSaved,
  leaving: { setUnsaved },
}: SettingsFormOptions<Values, Settings>) {
  // The version that the typed values are based on, even if a newer one is known.
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
    // An earlier version was restored below, or somebody else saved while nothing was typed here.
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
    /** The base of the typed values, if somebody else saved first. */
    conflict,
    present,
    /** Their version with the fields changed here, if those are valid. */
    merged: () => z.safeParse(schema, merged()).data,
    /** Saves the fields changed here, and keeps the rest of theirs. */
    saveMine() {
      const both = merged();
      base.current = present;
      reset(defaultsOf(valuesOf(present)));
      reset(defaultsOf(both), { keepDefaultValues: true });
      return form.submit();
    },
    /** Discards the typed values. */
    takeTheirs: () => begin(present),
  };
}
