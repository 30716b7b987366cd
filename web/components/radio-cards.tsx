import { type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

interface Option<T extends string> {
  value: T;
  label: string;
  hint?: string;
  icon?: ReactNode;
}

interface GroupProps<T extends string> {
  legend: string;
  options: readonly Option<T>[];
  error?: string | undefined;
  columns?: 1 | 2 | 3;
  /** Of the first choice, so that an error list can lead to it. */
  id?: string;
}

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const;

const CARD =
  'flex min-h-12 items-center gap-3 rounded-[10px] border border-control bg-raised px-4 py-3 has-checked:border-accent has-checked:outline-2 has-checked:-outline-offset-1 has-checked:outline-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** One choice of a few, each large enough for a wet thumb. Native radios: arrow keys, names and states come with them. */
export function RadioCards<T extends string>(
  props: GroupProps<T> & { name: string; value: T | ''; onChange(value: T): void },
) {
  return (
    <Cards
      {...props}
      type="radio"
      isChosen={(each) => each === props.value}
      onToggle={(each) => props.onChange(each)}
    />
  );
}

/** Any number of a few. */
export function CheckCards<T extends string>(
  props: GroupProps<T> & { value: readonly T[]; onChange(value: T[]): void },
) {
  const toggle = (each: T, on: boolean) =>
    props.onChange(on ? [...props.value, each] : props.value.filter((chosen) => chosen !== each));
  return (
    <Cards {...props} type="checkbox" isChosen={(each) => props.value.includes(each)} onToggle={toggle} />
  );
}

interface CardsProps<T extends string> extends GroupProps<T> {
  type: 'radio' | 'checkbox';
  name?: string;
  isChosen(value: T): boolean;
  onToggle(value: T, on: boolean): void;
}

function Cards<T extends string>({
  legend,
  options,
  error,
  columns = 1,
  id,
  type,
  name,
  isChosen,
  onToggle,
}: CardsProps<T>) {
  const generated = useId();
  const errorId = `${generated}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="flex flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${COLUMNS[columns]}`}>
        {options.map(({ value, label, hint, icon }, index) => (
          <label key={value} className={CARD}>
            <input
              type={type}
              id={index === 0 ? (id ?? generated) : undefined}
              name={name ?? generated}
              value={value}
              checked={isChosen(value)}
              onChange={(event) => onToggle(value, event.target.checked)}
              className="size-5 shrink-0 accent-accent focus-visible:outline-none"
            />
            {icon}
            <span>
              <span className="font-medium">{label}</span>
              {hint && <span className="block text-sm text-muted">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
