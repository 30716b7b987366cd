import { useEffect, useEffectEvent, useRef } from 'react';
import { listAlerts, markAlertsSeen } from '#shared/alerts/endpoints.ts';
import type { Alert } from '#shared/alerts/schemas.ts';
import * as words from '#words/alerts/list.ts';
import { browse } from '#words/alerts/saved-searches.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyMailbox } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListEnd } from '../../components/show-more.tsx';
import { CardListSkeleton, ErrorState } from '../../components/states.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { PATHS, toMarketplace } from '../../lib/navigation/paths.ts';
import { useParts } from '../../lib/site/site.ts';
import { AlertItem } from './alert-item.tsx';

/** Alerts, the newest first. Showing them marks them as read. */
export function AlertList({ onSeen }: { onSeen(): Promise<void> }) {
  const list = useEndpointList(listAlerts, {}, { isLive: true, isChangedElsewhere: true });
  const isNew = useSeen(list.items, onSeen);
  const { firstKind } = useParts();
  if (list.isLoading) return <CardListSkeleton count={4} />;
  if (!list.first) return <ErrorState words={words.notLoaded} onRetry={list.retry} />;
  if (list.items.length === 0) {
    return (
      <EmptyState
        drawing={<EmptyMailbox />}
        words={words.none}
        action={
          <>
            <p className="max-w-form text-muted">{words.noneLead}</p>
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink to={toMarketplace({ kind: firstKind })}>{browse[firstKind]}</ButtonLink>
              <ButtonLink to={PATHS.fishermen} variant="secondary">
                {words.browseFishermen}
              </ButtonLink>
            </div>
          </>
        }
      />
    );
  }
  return (
    <>
      <p className="text-muted">{words.lead}</p>
      <ul aria-label={words.alerts} className="flex flex-col gap-3">
        {list.items.map((alert) => (
          <AlertItem key={alert.id} alert={alert} isNew={isNew(alert)} />
        ))}
      </ul>
      <ListEnd list={list} failure={words.moreNotLoaded} />
    </>
  );
}

/**
 * Marks what is shown as read, here and in the bars.
 * @returns whether an alert was unread when this visit showed it first
 */
function useSeen(alerts: readonly Alert[], onSeen: () => Promise<void>): (alert: Alert) => boolean {
  const wereUnread = useRef(new Set<string>()).current;
  const unseen = alerts.filter(({ id, unread }) => unread && !wereUnread.has(id)).map(({ id }) => id);
  const markSeen = useEffectEvent(async () => {
    for (const id of unseen) wereUnread.add(id);
    // If that fails, the next visit marks them.
    await call(markAlertsSeen, {}).then(onSeen, () => undefined);
  });
  const newest = unseen[0];
  useEffect(() => {
    if (newest !== undefined) void markSeen();
  }, [newest]);
  return ({ id, unread }) => unread || wereUnread.has(id);
}
