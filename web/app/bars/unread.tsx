import { unread } from '#words/app/signed-in-navigation.ts';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';

/** The number of unread messages beside a link to them; nothing when there are none. */
export function Unread({ count, className = '' }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={`inline-flex min-w-[1.43em] justify-center rounded-full bg-accent px-[0.43em] leading-[1.43] font-bold text-accent-ink ${className}`}
    >
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {unread}</VisuallyHidden>
    </span>
  );
}
