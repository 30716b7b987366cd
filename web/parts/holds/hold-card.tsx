import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { speciesName } from '#shared/species/species.ts';
import { timeSpan } from '#words/general/dates.ts';
import { collects } from '#words/holds/handover.ts';
import * as words from '#words/holds/hold-pages.ts';
import { Written } from '../../components/text/written.tsx';

interface HoldCardProps {
  hold: Parameters<typeof speciesName>[0] & {
    pickupStart: string;
    pickupEnd: string;
    pickupPlace: string;
    fishermanName: string;
    collectorName: string;
    collectedAt?: string | undefined;
  };
  isOpen: boolean;
  to: string;
  /** The number of meals or the amount of fish. */
  figure: string;
  badge: ReactNode;
  /** A step that the reader can still take on its page. */
  prompt?: string | undefined;
}

/** A claim or a reservation in the list of the side that collects; the whole card is the link. */
export function HoldCard({ hold, isOpen, to, figure, badge, prompt }: HoldCardProps) {
  const { pickupStart, pickupEnd, collectedAt, collectorName } = hold;
  return (
    <li className="relative grid content-start gap-1 rounded-card border border-line bg-raised p-4 transition-colors hover:border-edge has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h3 className="font-sans text-base font-semibold">
          <Link to={to} className="outline-none after:absolute after:inset-0">
            <Written>{speciesName(hold)}</Written>
          </Link>
        </h3>
        {badge}
      </div>
      <p className="font-display text-lg font-bold text-accent-text">{figure}</p>
      <p>{timeSpan(new Date(collectedAt ?? pickupStart), new Date(collectedAt ?? pickupEnd))}</p>
      <p className="text-sm text-muted wrap-anywhere">
        {[hold.pickupPlace, hold.fishermanName].filter((each) => each !== '').join(' · ')}
      </p>
      {(isOpen || collectedAt !== undefined) && (
        <p className="text-sm text-muted">
          {collectedAt === undefined ? collects(collectorName) : words.collectedBy(collectorName)}
        </p>
      )}
      {prompt !== undefined && <p className="font-semibold text-link">{prompt}</p>}
    </li>
  );
}
