import { type ReactNode, useId } from 'react';
import { CHOICE_COLUMNS, ChoiceCard } from './choice-card.tsx';
import { FieldError } from './field.tsx';

interface RadioCardsProps<T extends string> {
  legend: string;
  hint?: ReactNode;
  name: string;
  value: T | '';
  onChange(value: T): void;
  options: readonly { value: T; label: string; hint?: string; icon?: ReactNode }[];
  error?: string | undefined;
  columns?: 1 | 2 | 3;
  /** The id of the first radio, for a list of errors to refer to. */
  id?: string;
}

/** A choice of one among a few. It uses native radios, so that arrow keys and forms work as usual. */
export function RadioCards<T extends string>({
  legend,
  hint,
  name,
  value,
  onChange,
  options,
  error,
  columns = 1,
  id,
}: RadioCardsProps<T>) {
  const ownId = useId();
  const errorId = `${ownId}-error`;
  const hintId = `${ownId}-hint`;
  const describedBy = [hint !== undefined && hintId, error !== undefined && errorId]
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={describedBy || undefined}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      {hint !== undefined && (
        <div id={hintId} className="text-sm text-muted">
          {hint}
        </div>
      )}
      <div className={`grid gap-2 ${CHOICE_COLUMNS[columns]}`}>
        {options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            label={option.label}
            hint={option.hint}
            icon={option.icon}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-invalid={error === undefined ? undefined : true}
            id={index === 0 ? id : undefined}
          />
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}

interface CheckCardsProps<T extends string> {
  legend: string;
  value: readonly T[];
  onChange(value: T[]): void;
  options: readonly { value: T; label: string; hint?: string }[];
  columns?: 1 | 2 | 3;
}

/** A choice of several among a few. The value keeps the order of the options. */
export function CheckCards<T extends string>({
  legend,
  value,
  onChange,
  options,
  columns = 1,
}: CheckCardsProps<T>) {
  const toggle = (one: T) => {
    const isOn = (option: T) => (option === one ? !value.includes(one) : value.includes(option));
    onChange(options.map((option) => option.value).filter(isOn));
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${CHOICE_COLUMNS[columns]}`}>
        {options.map((option) => (
          <ChoiceCard
            key={option.value}
            label={option.label}
            hint={option.hint}
            type="checkbox"
            checked={value.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
