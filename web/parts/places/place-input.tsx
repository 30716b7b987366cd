import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { placeName } from '#shared/places/place-name.ts';
import * as words from '#words/places.ts';
import { Icon } from '../../components/drawings/icons.tsx';
import { TextInput } from '../../components/forms/inputs.tsx';
import { useTypedPlace } from './use-typed-place.ts';

interface PlaceInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  id: string;
  value: string;
  onChange(text: string): void;
  /** The place whose surroundings are suggested first. */
  near?: string | undefined;
  /** Says what happens with an unknown place. */
  unknown: string;
}

/** A place as people write it, with suggestions: the combobox with a list of the ARIA Authoring Practices Guide. */
export function PlaceInput({ value, onChange, near, unknown, onBlur, ...control }: PlaceInputProps) {
  const listId = useId();
  const { names, isOpen, active, type, close, handleKey, choose } = useSuggestions(value, near, onChange);
  const list = useRef<HTMLDivElement>(null);
  const count = names.length;
  // A long list reaches below a small screen, or under the bar fixed at its bottom.
  useEffect(() => {
    if (isOpen && count > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, count]);
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <div className="grid gap-1.5">
      <div className="relative">
        <TextInput
          {...control}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          {...(active !== undefined && { 'aria-activedescendant': optionId(active) })}
          autoComplete="off"
          autoCapitalize="words"
          value={value}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={handleKey}
          onBlur={(event) => {
            close();
            onBlur?.(event);
          }}
        />
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={words.suggestions}
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-30 mt-1 scroll-mb-40 md:scroll-mb-4 overflow-hidden rounded-control border-2 border-edge bg-raised shadow-lg"
        >
          {names.map((name, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names the active option.
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the input's.
            <div
              key={name}
              ref={index === active ? showOption : null}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className="flex min-h-11 cursor-pointer items-center px-3 py-2 hover:bg-sunken aria-selected:bg-sunken aria-selected:font-semibold"
              // Otherwise the input would lose the focus, and the list would close.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
            >
              {name}
            </div>
          ))}
        </div>
      </div>
      <PlaceReading written={value} near={near} unknown={unknown} />
    </div>
  );
}

const showOption = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** Suggestions for the typed text, and the one that is active. */
function useSuggestions(value: string, near: string | undefined, onChange: (text: string) => void) {
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState<number>();
  const data = useTypedPlace(value, near);
  const names = isTyping ? (data?.places ?? []).map(placeName).filter((name) => name !== value) : [];
  const isOpen = names.length > 0;

  const close = () => {
    setTyping(false);
    setActive(undefined);
  };
  const choose = (name: string) => {
    onChange(name);
    close();
  };
  const move = (by: 1 | -1) => {
    setTyping(true);
    // The position before the first and after the last is the input itself.
    const next = (active ?? (by > 0 ? -1 : names.length)) + by;
    setActive(next >= 0 && next < names.length ? next : undefined);
  };
  const handleKey = (event: KeyboardEvent) => {
    const name = active === undefined ? undefined : names[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && name !== undefined) choose(name);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    // Otherwise Enter would submit the form, and Escape would close the surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
  };
  const type = (text: string) => {
    setTyping(true);
    setActive(undefined);
    onChange(text);
  };
  return { names, isOpen, active, type, close, handleKey, choose };
}

interface PlaceReadingProps {
  written: string;
  near?: string | undefined;
  unknown: string;
}

/** Says how the typed place was understood, or what happens with an unknown one. Renders nothing until that is certain. */
function PlaceReading({ written, near, unknown }: PlaceReadingProps) {
  const known = useTypedPlace(written, near);
  return (
    <p
      role="status"
      className={`flex items-start gap-1.5 text-sm empty:hidden ${known?.readAs ? 'text-muted' : 'font-medium text-warn'}`}
    >
      {known && (
        <>
          <Icon name={known.readAs ? 'pin' : 'alert'} className="mt-0.5 size-4 shrink-0" />
          <span>{known.readAs ? words.readAs(placeName(known.readAs)) : unknown}</span>
        </>
      )}
    </p>
  );
}
