import { type ReactNode, useState } from 'react';
import type { Me } from '../../lib/session/session.tsx';
import { useSuspension } from '../../lib/session/use-suspension.ts';
import { SuspensionWords } from './suspension-words.tsx';

interface UnlessSuspendedProps {
  /** The page's heading, where the form is a page of its own. */
  title?: string;
  /** A form that the server would refuse. */
  children: ReactNode;
}

/**
 * A form, or why there is none. A person who is suspended while they fill it in keeps the form and its values; the server tells them when
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

/** Where there would be something to fill in. */
function SuspensionNotice(suspension: NonNullable<Me['suspension']>) {
  return (
    <p className="max-w-read rounded-card border border-line bg-raised p-5">
      <SuspensionWords {...suspension} />
    </p>
  );
}
