import { useId } from 'react';
import * as words from '#words/posts/posting.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { Field, FieldError } from '../../../components/forms/field.tsx';
import { TextInput } from '../../../components/forms/inputs.tsx';
import { serverNow } from '../../../lib/device/server-clock.ts';
import { localMinute } from '../../../lib/time/local-minute.ts';
import { idOf, useIssue } from './form-field.tsx';
import type { FormSlot } from './slots.ts';

interface SlotFieldsProps {
  index: number;
  slot: FormSlot;
  onChange(slot: FormSlot): void;
  onRemove(): void;
}

/** One pickup time: a day, a start and an end. */
export function SlotFields({ index, slot, onChange, onRemove }: SlotFieldsProps) {
  const error = useIssue(`slots.${index}`);
  const errorId = useId();
  const inputs = [
    { part: 'day', type: 'date', label: words.slotDay, min: localMinute(serverNow()).slice(0, 10) },
    { part: 'from', type: 'time', label: words.slotFrom },
    { part: 'until', type: 'time', label: words.slotUntil },
  ] as const;
  return (
    <fieldset className="grid min-w-0 gap-2 rounded-card border border-line p-3 pt-1">
      <legend className="sr-only">{words.timeNumber(index + 1)}</legend>
      <div className="flex items-center justify-between gap-2">
        <span aria-hidden="true" className="font-semibold">
          {words.timeNumber(index + 1)}
        </span>
        <Button variant="quiet" onClick={onRemove} aria-label={words.removeTime(index + 1)} className="-mr-2">
          <Icon name="close" />
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {inputs.map(({ part, label, ...input }) => (
          <div key={part} className={part === 'day' ? 'col-span-2 min-w-0 md:col-span-1' : 'min-w-0'}>
            <Field label={label} id={part === 'day' ? idOf(`slots.${index}`) : undefined}>
              {(control) => (
                <TextInput
                  {...control}
                  {...input}
                  value={slot[part]}
                  onChange={(event) => onChange({ ...slot, [part]: event.target.value })}
                  className="[contain:inline-size]"
                  aria-invalid={error !== undefined || undefined}
                  aria-describedby={error === undefined ? undefined : errorId}
                />
              )}
            </Field>
          </div>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
