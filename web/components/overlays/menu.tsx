import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../button.tsx';
import { Icon } from '../drawings/icons.tsx';

interface MenuItem {
  label: string;
  /** A link or an action. */
  to?: string;
  run?(): void;
  /** A sentence above the item. */
  note?: string | undefined;
  /** For actions that can't be undone. */
  danger?: boolean | undefined;
}

interface MenuProps {
  /** The text of the button that opens the menu. */
  words: string;
  /** Name of the button and of the menu. */
  label: string;
  /** The text shown while the chosen action works ('Hiding...'). */
  busy?: string | undefined;
  items: readonly MenuItem[];
}

/** Links and actions behind a button: a menu in WAI-ARIA's pattern, with arrow keys and letters. */
export function Menu({ words, label, busy, items }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // Called once the menu has closed and the button has the focus, so that a dialog returns it there.
  const chosen = useRef<MenuItem['run']>(undefined);
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>
        <Button
          ref={opener}
          variant="secondary"
          aria-label={label}
          busy={busy}
          // Radix opens the menu when a finger touches it, which may be the start of scrolling.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setOpen(!isOpen)}
        >
          {words}
          <Icon name="chevron" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={16}
          onCloseAutoFocus={() => {
            opener.current?.focus();
            chosen.current?.();
            chosen.current = undefined;
          }}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) w-64 max-w-[calc(100vw-32px)] animate-appear overflow-y-auto rounded-card border border-line bg-raised py-1 text-ink shadow-float"
        >
          {items.map((item) => (
            <Item
              key={item.label}
              item={item}
              onChoose={(run) => {
                chosen.current = run;
              }}
            />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const ITEM =
  'flex min-h-12 cursor-pointer items-center px-4 py-2 font-medium outline-offset-[-3px] data-highlighted:bg-sunken';

function Item({ item, onChoose }: { item: MenuItem; onChoose(run: MenuItem['run']): void }) {
  const { label, to, run, note, danger } = item;
  return (
    <>
      {note !== undefined && (
        <DropdownMenu.Label className="mt-1 border-t border-line px-4 pt-3 pb-1 text-sm text-muted">
          {note}
        </DropdownMenu.Label>
      )}
      {to !== undefined ? (
        <DropdownMenu.Item asChild className={ITEM}>
          <Link to={to}>{label}</Link>
        </DropdownMenu.Item>
      ) : (
        <DropdownMenu.Item onSelect={() => onChoose(run)} className={`${ITEM} ${danger ? 'text-bad' : ''}`}>
          {label}
        </DropdownMenu.Item>
      )}
    </>
  );
}
