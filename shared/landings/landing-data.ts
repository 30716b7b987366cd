import { landingOf } from '#words/calendar/events.ts';
import { priceData } from '../posts/price-data.ts';
import { speciesName } from '../species/species.ts';
import { isAhead, isOpen, type LandingState } from './rules.ts';
import type { LandingRecord } from './schemas.ts';

const SCHEMA = 'https://schema.org';

/** A landing as an event in terms of schema.org. */
export function landingData(landing: LandingRecord): Record<string, unknown> {
  const { fishermanName, harbour, from, until, state, movedFrom, expected } = landing;
  const person = { '@type': 'Person', name: fishermanName };
  return {
    '@type': 'Event',
    name: landingOf(fishermanName),
    startDate: from,
    endDate: until,
    eventStatus: `${SCHEMA}/${statusOf(state, movedFrom !== undefined)}`,
    ...(movedFrom !== undefined && { previousStartDate: movedFrom }),
    eventAttendanceMode: `${SCHEMA}/OfflineEventAttendanceMode`,
    // The known coordinates are of the town, so they would be wrong as those of the harbor.
    location: { '@type': 'Place', name: harbour.name, address: harbour.location },
    organizer: person,
    performer: person,
    offers: expected.flatMap((each) =>
      each.as === 'meals'
        ? []
        : [
            {
              '@type': 'Offer',
              name: speciesName(each),
              description: each.about,
              ...priceData(each),
              availability: `${SCHEMA}/${availabilityOf(state)}`,
              validThrough: until,
            },
          ],
    ),
  };
}

function statusOf(state: LandingState, isMoved: boolean): string {
  if (state === 'cancelled') return 'EventCancelled';
  return isMoved ? 'EventRescheduled' : 'EventScheduled';
}

function availabilityOf(state: LandingState): string {
  if (isAhead(state)) return 'PreOrder';
  return isOpen(state) ? 'InStock' : 'SoldOut';
}
