/** A button or link in the row above a list. */
import type { ComponentProps } from 'react';
import { useParts } from '../lib/site/site.ts';
import { FirstIcon } from './drawings/first-icons.tsx';

/** On a phone as narrow as the texts allow, so that they fit into one row. */
const SHAPE =
  'flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control border-2 px-2 md:px-2.5 text-sm font-semibold hover:border-ink';
const OFF = 'border-edge bg-raised';
const ON = 'border-ink bg-ink text-raised';

interface ToolProps extends ComponentProps<'button'> {
  /** Whether its filter or order is active; its text then says how to end that. */
  isOn?: boolean;
}

export function Tool({ isOn = false, className = '', ...rest }: ToolProps) {
  return <button type="button" {...rest} className={`${SHAPE} ${isOn ? ON : OFF} ${className}`} />;
}

interface ToolSelectProps<T extends string> {
  label: string;
  value: T;
  onChoose(value: T): void;
  options: readonly { value: T; label: string }[];
  /** The name of its query parameter. */
  name?: string;
}

/**
 * A choice of how to see the list. It is marked as a view, since nobody is filling it in
 * (lib/first-paint/being-filled-in.ts).
 */
export function ToolSelect<T extends string>({ label, value, onChoose, options, name }: ToolSelectProps<T>) {
  return (
    <div className="relative w-fit">
      <select
        data-chooses-view
        name={name}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChoose(chosen.value);
        }}
        className={`${SHAPE} ${OFF} field-sizing-content appearance-none pr-8 md:pr-8`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FirstIcon
        name="chevron"
        className="pointer-events-none absolute top-1/2 right-2 size-5 -translate-y-1/2"
      />
    </div>
  );
}

/** Switches between list and map. In a form the address has the choice. */
export function MapTool({
  isOn,
  toggle,
  words,
}: {
  isOn: boolean;
  toggle(): void;
  words: { list: string; map: string };
}) {
  if (!useParts().isOn('map')) return null;
  return (
    <Tool
      type="submit"
      name="show"
      value={isOn ? '' : 'map'}
      data-needs-script={isOn ? undefined : ''}
      onClick={toggle}
    >
      <FirstIcon name={isOn ? 'list' : 'map'} />
      <span className="sr-only md:not-sr-only">{isOn ? words.list : words.map}</span>
    </Tool>
  );
}
