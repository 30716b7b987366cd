import { type ReactNode, useState } from 'react';
import type { Me } from '../../lib/session/session.tsx';
import { useSuspension } from '../../lib/session/use-suspension.ts';
import { SuspensionWords } from './suspension-words.tsx';

interface UnlessSuspendedProps {
  /** The page's heading, if the form is the whole page. */
  title?: string;
  /** A form that the server would refuse from a suspended person. */
  children: ReactNode;
}

/**
 * A form, or the reason why there is none. A person who is suspended while filling it in keeps the form and its values; the server says so when
 * they send it.
 */
export function UnlessSuspended({ title, children }: UnlessSuspendedProps) {
  const suspension = useSuspension();
  const [isRefused, setRefused] = useState(suspension !== undefined);
  if (isRefused && !suspension) setRefused(false);
  if (!isRefused || !suspension) return children;
  const notice = <SuspensionNotice {...suspension} />;
  if (title === undefined) return notice;
  return (
    <div className="page flex flex-col gap-4 py-6">
      <h1 className="text-2xl">{title}</h1>
      {notice}
    </div>
  );
}

/** Shown in place of the form. */
function SuspensionNotice(suspension: NonNullable<Me['suspension']>) {
  return (
    <p className="max-w-read rounded-card border border-line bg-raised p-5">
      <SuspensionWords {...suspension} />
    </p>
  );
}
