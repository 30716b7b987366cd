import type { ComponentProps } from 'react';

/** Natives with the product's look; a Field around them gives label, hint and error. */
export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={`control ${className}`} />;
}

type TextAreaProps = ComponentProps<'textarea'> & {
  /** Characters; shown with how many are used. */
  limit?: number;
  length?: number;
};

export function TextArea({ limit, length = 0, className = '', ...rest }: TextAreaProps) {
  return (
    <div>
      <textarea rows={4} {...rest} className={`control resize-y ${className}`} />
      {limit !== undefined && (
        <p
          className={`tabular text-right text-sm ${length > limit ? 'font-semibold text-bad' : 'text-muted'}`}
        >
          {length} of {limit}
        </p>
      )}
    </div>
  );
}

export function Select({ className = '', children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...rest} className={`control appearance-none pr-11 ${className}`}>
        {children}
      </select>
      <svg
        viewBox="0 0 24 24"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
        aria-hidden="true"
      >
        <path d="M6 9l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </div>
  );
}

export function Checkbox({ label, className = '', ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={`flex min-h-11 items-center gap-3 ${className}`}>
      <input type="checkbox" {...rest} className="size-6 shrink-0 accent-accent" />
      <span>{label}</span>
    </label>
  );
}
