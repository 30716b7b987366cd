import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useParts } from '../lib/site/site.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** 44 px tall, or 48 for a screen's main action. */
  size?: 'normal' | 'large' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-ink not-aria-disabled:hover:brightness-107',
  // In the colour of the surrounding text, so that it works on dark backgrounds too.
  secondary: 'border-2 border-current not-aria-disabled:hover:bg-current/10',
  quiet: 'not-aria-disabled:hover:bg-current/10 underline decoration-accent decoration-2 underline-offset-4',
  danger: 'bg-bad text-raised not-aria-disabled:hover:brightness-110',
};

const SIZES = { normal: 'min-h-11 px-4 py-2', large: 'min-h-12 px-6 py-2.5' };

/** The look of a button, for a link that leaves the app. */
export function lookOf(
  { variant = 'primary', size = 'normal', wide = false }: ButtonLook,
  className = '',
): string {
  return [
    'inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight',
    'transition-[background-color,color,filter,translate] active:not-aria-disabled:translate-y-px',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
    className,
  ]
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /**
     * The text shown while it works ('Signing in...'). The button then keeps its width and focus, and ignores presses.
     */
    busy?: string | undefined;
  };

export function Button({ variant, size, wide, busy, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops a form from being submitted twice.
    if (busy === undefined) onClick?.(event);
    else event.preventDefault();
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={busy === undefined ? undefined : true}
      // Chromium does not use a status inside the button for its name.
      aria-label={busy ?? rest['aria-label']}
      className={lookOf({ variant, size, wide }, className)}
    >
      {busy === undefined ? children : <BusyWords words={busy}>{children}</BusyWords>}
    </button>
  );
}

/** Both texts are in one grid cell, so that the button has the width of the longer one. */
function BusyWords({ words, children }: { words: string; children: ButtonProps['children'] }) {
  return (
    <span className="grid items-center justify-items-center">
      <span aria-hidden="true" className="invisible col-start-1 row-start-1 inline-flex items-center gap-2">
        {children}
      </span>
      <span role="status" className="col-start-1 row-start-1 inline-flex items-center gap-2">
        <Spinner />
        {words}
      </span>
    </span>
  );
}

/** Renders nothing if its page belongs to a part of the site that is switched off. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLook & LinkProps) {
  const { hasPage } = useParts();
  if (typeof rest.to === 'string' && !hasPage(rest.to)) return null;
  return <Link {...rest} className={lookOf({ variant, size, wide }, className)} />;
}
