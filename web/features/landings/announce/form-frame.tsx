import type { FormEvent, ReactNode } from 'react';

interface FormFrameProps {
  title: string;
  lead?: string;
  onSubmit(event: FormEvent): unknown;
  /** The main button, and why it did not work. */
  foot: ReactNode;
  children: ReactNode;
}

/** A form in one column. Its button is within reach of a thumb on a phone, as in the form of a post. */
export function FormFrame({ title, lead, onSubmit, foot, children }: FormFrameProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="@container page pt-5 md:py-10">
      <div className="mx-auto grid max-w-form grid-cols-1 gap-6 [&_:is(input,select,textarea)]:scroll-mb-24">
        <header className="grid gap-1">
          <h1 className="text-2xl">{title}</h1>
          {lead && <p className="text-muted">{lead}</p>}
        </header>
        {children}
        <div className="above-bottom-bar z-20 -mx-4 grid gap-2 border-t border-line bg-surface px-4 py-3 max-md:@min-[18rem]:sticky md:mx-0 md:border-0 md:p-0">
          {foot}
        </div>
      </div>
    </form>
  );
}
