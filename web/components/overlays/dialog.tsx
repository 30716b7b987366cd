import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { cancel, close } from '#words/general/form.ts';
import { Button } from '../button.tsx';
import { Icon } from '../drawings/icons.tsx';
import { rememberFocus } from '../return-focus.ts';

/** On larger screens. */
const WIDTHS = { form: 'md:max-w-form', wide: 'md:max-w-180', widest: 'md:max-w-250' };

interface DialogProps {
  onClose(): void;
  title: string;
  /** A question or message that is the dialog's whole content. Screen readers read it with the title. */
  description?: string;
  children?: ReactNode;
  footer?: ReactNode;
  width?: keyof typeof WIDTHS;
  /** The element to focus first, in a dialog for this one field; otherwise see `firstField`. */
  startAt?: RefObject<HTMLElement | null>;
}

/**
 * A sheet at the bottom of a phone, a window on larger screens, both below the place of toasts. Escape, the close
 * button and a press outside close it.
 */
export function Dialog({
  onClose,
  title,
  description,
  children,
  footer,
  width = 'form',
  startAt,
}: DialogProps) {
  // Radix returns the focus only to its own trigger buttons, so it is returned here.
  const returnFocus = useRef<() => void>(undefined);
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {/* The same z-index as the content, so that a second dialog's overlay covers the first dialog. */}
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-deep/70" />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            returnFocus.current = rememberFocus();
            const dialog = event.currentTarget;
            if (!(dialog instanceof HTMLElement)) return;
            event.preventDefault();
            (startAt?.current ?? firstField(dialog) ?? dialog).focus();
          }}
          onInteractOutside={(event) => {
            // A toast is outside the dialog but belongs to the actions inside it.
            if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus.current?.();
          }}
          className={`fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-96px)] flex-col animate-appear rounded-t-card bg-raised outline-none md:inset-x-auto md:top-24 md:bottom-auto md:left-1/2 md:max-h-[calc(100dvh-112px)] md:w-full md:-translate-x-1/2 md:rounded-card ${WIDTHS[width]}`}
        >
          <header className="flex items-start justify-between gap-4 border-b border-line px-5 py-3">
            <Radix.Title className="pt-1.5 text-xl">{title}</Radix.Title>
            <Radix.Close
              aria-label={close}
              className="-mr-2 flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sunken"
            >
              <Icon name="close" />
            </Radix.Close>
          </header>
          <div className="overflow-y-auto px-5 py-4">
            {description !== undefined && <Radix.Description>{description}</Radix.Description>}
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3 pb-[max(12px,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const FIELD = ':is(input:not([type=hidden]), select, textarea):enabled';

/**
 * The dialog's first field, if the dialog begins with one. If there is text to read first, the dialog itself gets the
 * focus. A screen reader then begins at the title and skips nothing (WAI-ARIA's pattern of modal dialogs).
 */
function firstField(dialog: HTMLElement): HTMLElement | undefined {
  const first = dialog.querySelector<HTMLElement>(`:is(p, ul, dl, h3, ${FIELD})`);
  return first?.matches(FIELD) ? first : undefined;
}

interface ConfirmDialogProps {
  title: string;
  words: string;
  confirm: string;
  /** The text shown while it works ('Deleting...'). */
  busy?: string | undefined;
  /** For actions that can't be undone. */
  danger?: boolean;
  /** The text of the button that closes the dialog without a change. */
  keep?: string | undefined;
  onConfirm(): void;
  onClose(): void;
}

/** Asks for confirmation. */
export function ConfirmDialog({
  title,
  words,
  confirm,
  busy,
  danger = false,
  keep = cancel,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {keep}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return <Dialog onClose={onClose} title={title} description={words} footer={footer} />;
}
