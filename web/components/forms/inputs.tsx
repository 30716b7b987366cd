/** Native controls in the site's style. They take every native property and a ref, and a `Field` labels them. */

import type { ComponentProps, ReactNode } from 'react';
import * as words from '#words/general/form.ts';
import { Icon } from '../drawings/icons.tsx';

const BOX =
  'block w-full min-h-12 rounded-control border-2 border-edge bg-raised px-3 py-2 text-ink placeholder:text-muted placeholder-shown:text-ellipsis ' +
  'hover:border-ink aria-invalid:border-bad disabled:border-line disabled:bg-sunken disabled:text-muted';

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" dir="auto" {...rest} className={`${BOX} ${className}`} />;
}

type TextAreaProps = ComponentProps<'textarea'> & {
  /** The maximum number of characters. People can type more, and the counter says by how much to shorten the text. */
  limit?: number;
  length?: number;
};

export function TextArea({ limit, length = 0, className = '', ...rest }: TextAreaProps) {
  return (
    <div className="grid gap-1">
      <textarea rows={5} dir="auto" {...rest} className={`${BOX} ${className}`} />
      {limit !== undefined && <Counter limit={limit} length={length} />}
    </div>
  );
}

function Counter({ limit, length }: { limit: number; length: number }) {
  const left = limit - length;
  const isNear = left <= limit / 10;
  return (
    <p className={`justify-self-end text-sm ${left < 0 ? 'font-medium text-bad' : 'text-muted'}`}>
      {left >= 0 ? words.charactersOf(length, limit) : words.charactersTooMany(-left)}
      {/* Announced only when it starts to matter, and in steps, because an announcement for every key would be
         annoying. */}
      <span aria-live="polite" className="sr-only">
        {isNear && left >= 0 && left % 10 === 0 ? words.charactersLeft(left) : ''}
      </span>
    </p>
  );
}

type SelectProps = ComponentProps<'select'> & {
  /** The text of the empty choice, if nothing is preselected. */
  choose?: string | undefined;
  options?: readonly (readonly [value: string, label: string])[];
};

export function Select({ className = '', choose, options = [], children, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select {...rest} className={`${BOX} appearance-none pr-10 ${className}`}>
        {choose !== undefined && <option value="">{choose}</option>}
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2" />
    </div>
  );
}

/** A box with its label on the right. The whole line can be pressed. */
export function Checkbox({ label, className = '', ...rest }: { label: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className={`flex min-h-11 items-start gap-3 py-2 ${className}`}>
      <input type="checkbox" {...rest} className="mt-0.5 size-6 shrink-0 rounded accent-ink" />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );
}
