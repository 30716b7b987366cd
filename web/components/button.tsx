import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  variant?: Variant;
  size?: 'normal' | 'large';
  /** As wide as its place: the one primary action at the bottom of a phone. */
  wide?: boolean;
}

const LOOKS: Readonly<Record<Variant, string>> = {
  primary: 'border-transparent bg-accent text-accent-ink hover:brightness-110',
  secondary: 'border-control bg-raised text-ink hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-accent-text hover:bg-sunken',
  danger: 'border-bad bg-raised text-bad hover:bg-bad-ground',
};

function look({ variant = 'primary', size = 'normal', wide = false }: Look): string {
  const height = size === 'large' ? 'min-h-12 px-6' : 'min-h-11 px-4';
  return `inline-flex ${height} ${wide ? 'w-full' : ''} items-center justify-center gap-2 rounded-[10px] border py-2 text-center font-semibold transition-[background,filter] duration-150 disabled:opacity-55 disabled:pointer-events-none ${LOOKS[variant]}`;
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** What it is doing right now, in place of its words; it cannot be pressed meanwhile. */
    busy?: string | false | undefined;
  };

export function Button({ variant, size, wide, busy, children, className = '', ...rest }: ButtonProps) {
  const style = { variant: variant ?? 'primary', size: size ?? 'normal', wide: wide ?? false } as const;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy ? true : undefined}
      disabled={Boolean(busy) || rest.disabled === true}
      className={`${look(style)} ${className}`}
    >
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}

export function ButtonLink({ variant, size, wide, className = '', ...rest }: Look & LinkProps) {
  const style = { variant: variant ?? 'primary', size: size ?? 'normal', wide: wide ?? false } as const;
  return <Link {...rest} className={`${look(style)} ${className}`} />;
}

export function Spinner() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 animate-spin" aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.5" opacity=".3" />
      <path
        d="M21 12a9 9 0 0 0-9-9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
