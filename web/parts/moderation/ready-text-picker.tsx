import { getReadyTexts } from '#shared/moderation/endpoints.ts';
import * as words from '#words/moderation/ready-texts.ts';
import { Field } from '../../components/forms/field.tsx';
import { Select } from '../../components/forms/inputs.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';

/** Fills the field of a reason with a text that administrators have prepared. Renders nothing if there are none. */
export function ReadyTextPicker({ onPick }: { onPick(text: string): void }) {
  const { data } = useEndpoint(getReadyTexts, {});
  if (!data || data.readyTexts.length === 0) return null;
  return (
    <Field label={words.pick}>
      {(control) => (
        <Select
          {...control}
          choose={words.write}
          options={data.readyTexts.map(({ title, text }) => [text, title])}
          onChange={({ target }) => target.value && onPick(target.value)}
        />
      )}
    </Field>
  );
}
