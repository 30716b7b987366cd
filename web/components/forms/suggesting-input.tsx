import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TextInput } from './inputs.tsx';

export interface SuggestingInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> {
  id: string;
  value: string;
  onChange(text: string): void;
  /** Called with a chosen suggestion; by default it becomes the text. */
  onChoose?(suggestion: string): void;
  /** The name of the list. */
  label: string;
  suggestions: readonly string[];
}

/** Free text with suggestions: the combobox with a list of the ARIA Authoring Practices Guide. */
export function SuggestingInput({
  value,
  onChange,
  onChoose = onChange,
  label,
  suggestions,
  onBlur,
  ...control
}: SuggestingInputProps) {
  const listId = useId();
  const listed = suggestions.filter((each) => each !== value);
  const { names, isOpen, active, type, close, handleKey, choose } = useSuggestions(
    listed,
    onChange,
    onChoose,
  );
  const list = useRef<HTMLDivElement>(null);
  const count = names.length;
  // A long list reaches below a small screen, or under the bar fixed at its bottom.
  useEffect(() => {
    if (isOpen && count > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, count]);
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <div className="relative">
      <TextInput
        {...control}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        {...(active !== undefined && { 'aria-activedescendant': optionId(active) })}
        autoComplete="off"
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
        aria-label={label}
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
  );
}

const showOption = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** Suggestions while somebody types, and the one that is active. */
function useSuggestions(
  listed: readonly string[],
  onChange: (text: string) => void,
  onChoose: (suggestion: string) => void,
) {
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState<number>();
  const names = isTyping ? listed : [];
  const isOpen = names.length > 0;

  const close = () => {
    setTyping(false);
    setActive(undefined);
  };
  const choose = (name: string) => {
    onChoose(name);
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
