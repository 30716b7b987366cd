import type { ReactNode } from 'react';
import * as words from '#words/holds/hold-pages.ts';
import { CARD_LIST } from '../../components/cards/card-styles.ts';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Section } from '../../components/section.tsx';
import { ListEnd } from '../../components/show-more.tsx';
import { CardListSkeleton, ErrorState } from '../../components/states.tsx';
import { useFocusFirstNew } from '../../components/use-focus-first-new.ts';
import type { EndpointList } from '../../lib/api/use-endpoint-list.ts';

interface HoldListsProps<Hold> {
  list: EndpointList<Hold>;
  isOpen(hold: Hold): boolean;
  texts: {
    notLoaded: string;
    none: string;
    noneOpen: string;
    /** The names of the two lists. */
    openList: string;
    pastList: string;
  };
  /** Leads to more. */
  action: ReactNode;
  renderCard(hold: Hold): ReactNode;
}

/** Claims or reservations of the side that collects: open ones, the next pickup first, then all others, newest first. */
export function HoldLists<Hold extends { pickupStart: string }>({
  list,
  isOpen,
  texts,
  action,
  renderCard,
}: HoldListsProps<Hold>) {
  const past = list.items.filter((hold) => !isOpen(hold));
  const open = list.items
    .filter(isOpen)
    .sort((one, other) => one.pickupStart.localeCompare(other.pickupStart));
  const { list: pastList, expectMore } = useFocusFirstNew(past.length);
  if (list.items.length === 0) {
    if (list.error) return <ErrorState words={texts.notLoaded} onRetry={() => list.retry()} />;
    if (list.isLoading) return <CardListSkeleton count={3} />;
    return <EmptyState drawing={<EmptyDock />} words={texts.none} action={action} />;
  }
  return (
    <>
      <Section title={words.open} action={action}>
        {open.length === 0 && <p className="text-muted">{texts.noneOpen}</p>}
        <ul aria-label={texts.openList} className={CARD_LIST}>
          {open.map(renderCard)}
        </ul>
      </Section>
      {past.length > 0 && (
        <Section title={words.history}>
          <ul ref={pastList} aria-label={texts.pastList} className={CARD_LIST}>
            {past.map(renderCard)}
          </ul>
        </Section>
      )}
      <ListEnd
        list={{ ...list, isLoading: list.isLoadingMore }}
        failure={texts.notLoaded}
        onMore={expectMore}
      />
    </>
  );
}
