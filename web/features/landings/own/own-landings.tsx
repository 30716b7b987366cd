import { useId } from 'react';
import { listMyLandings } from '#shared/landings/endpoints.ts';
import { isOpen, landingStateAt } from '#shared/landings/rules.ts';
import type { OwnLandingCard as Card } from '#shared/landings/schemas.ts';
import { DAY } from '#shared/limits.ts';
import * as words from '#words/landings/own-landings.ts';
import { ListEnd } from '../../../components/show-more.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { useEndpointList } from '../../../lib/api/use-endpoint-list.ts';
import { serverNow } from '../../../lib/device/server-clock.ts';
import type { QueueEvent } from '../../../lib/device-queue/events.ts';
import { useDeviceQueue } from '../../../lib/device-queue/use-device-queue.ts';
import { stepQueue } from '../../../lib/landing-steps/store.ts';
import { OwnLandingCard } from './own-landing-card.tsx';
import { SeriesList } from './series-list.tsx';

/** How long a landing that is over stays among those to act on: its rest can be pledged. */
const STAYS_MS = DAY;

/** The person's landings with their next steps, and their series. */
export default function OwnLandings({ userId }: { userId: string }) {
  const list = useEndpointList(listMyLandings, {}, { isChangedElsewhere: true });
  const headingId = useId();
  // Sent by the queue, perhaps in another tab.
  useDeviceQueue(stepQueue, userId, (event) => {
    if (isAboutLandings(event)) void list.retry();
  });
  const now = serverNow();
  const current = list.items.filter((landing) => isCurrent(landing, now)).sort(byStart);
  const past = list.items.filter((landing) => !isCurrent(landing, now));
  const series = list.first?.series ?? [];
  if (list.isLoading) return null;
  if (!list.first) return <ErrorState words={words.notLoaded} onRetry={() => list.retry()} />;
  if (list.items.length === 0 && series.length === 0) return null;
  const renderCard = (landing: Card) => (
    <OwnLandingCard key={landing.id} userId={userId} landing={landing} onChanged={() => list.retry()} />
  );
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <h2 id={headingId} className="text-lg">
        {words.title}
      </h2>
      {current.length > 0 && (
        <ul aria-labelledby={headingId} className="grid items-start gap-3 md:grid-cols-2 md:gap-5">
          {current.map(renderCard)}
        </ul>
      )}
      {series.length > 0 && <SeriesList series={series} onChanged={() => list.retry()} />}
      {past.length > 0 && (
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {words.earlier}
          </summary>
          <ul aria-label={words.earlier} className="mt-2 grid items-start gap-3 md:grid-cols-2 md:gap-5">
            {past.map(renderCard)}
          </ul>
          <ListEnd list={list} failure={words.notLoaded} />
        </details>
      )}
    </section>
  );
}

const byStart = (one: Card, other: Card) => one.from.localeCompare(other.from);

function isCurrent(landing: Card, now: number): boolean {
  const state = landingStateAt(landing, now);
  return isOpen(state) || (state === 'done' && Date.parse(landing.until) > now - STAYS_MS);
}

const isAboutLandings = (event: QueueEvent) =>
  event.type === 'landing-changed' ||
  event.type === 'landing-refused' ||
  (event.type === 'posted' && event.kind === 'landing');
