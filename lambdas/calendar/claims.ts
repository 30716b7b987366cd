/** Pickups of pledged meals as events, for the members of an organization and for the fisherman. */
import type { CalendarEvent } from '#shared/calendar/calendar-event.ts';
import type { CalendarWords } from '#shared/calendar/calendar-words.ts';
import type { ClaimState } from '#shared/claims/rules.ts';
import type { ClaimCard } from '#shared/claims/schemas.ts';
import type { Flavour } from '#shared/flavours.ts';
import { pathIn } from '#shared/languages.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { speciesName } from '#shared/species/species.ts';
import { latestClaimsOfPerson } from '../claims/store/claims-of-person.ts';
import { claimsOfOrganization } from '../claims/store/items.ts';
import { toCard } from '../claims/store/stored-claims.ts';
import { originOf } from '../core/origin.ts';
import { showSpecies } from '../site/store/site-rules.ts';
import { readPage } from '../table/index.ts';

/** The newest claims of each organization, and of a fisherman, that a calendar has. */
const CLAIMS_OF_EACH = 50;
/** A claim has up to three entries of the ledger. Programs come again, so that a late read does no harm. */
const OF_FISHERMAN = { most: CLAIMS_OF_EACH, entriesRead: 3 * CLAIMS_OF_EACH, consistent: false };

const STATUS = {
  waiting: 'tentative',
  reserved: 'confirmed',
  collected: 'confirmed',
  cancelled: 'cancelled',
  expired: 'cancelled',
  no_show: 'cancelled',
  declined: 'cancelled',
} as const satisfies Record<ClaimState, CalendarEvent['status']>;

interface Asked {
  userId: string;
  organizationIds: readonly string[];
  words: CalendarWords;
  flavour: Flavour;
  now: Date;
}

export async function readClaimEvents({
  userId,
  organizationIds,
  ...asked
}: Asked): Promise<CalendarEvent[]> {
  const { now } = asked;
  const [own, ...ofOrganizations] = await Promise.all([
    latestClaimsOfPerson(userId, OF_FISHERMAN, now),
    ...organizationIds.map(async (organizationId) => {
      const { items } = await readPage(claimsOfOrganization(organizationId), { limit: CLAIMS_OF_EACH }, now);
      return items.map((each) => toCard(each, now));
    }),
  ]);
  const toHandOver = own.filter(({ fishermanId }) => fishermanId === userId);
  const toCollect = ofOrganizations.flat();
  return await Promise.all([
    ...toCollect.map((claim) => eventOf(claim, 'organization', asked)),
    ...toHandOver.map((claim) => eventOf(claim, 'fisherman', asked)),
  ]);
}

async function eventOf(
  claim: ClaimCard,
  side: 'organization' | 'fisherman',
  { words, flavour, now }: Pick<Asked, 'words' | 'flavour' | 'now'>,
): Promise<CalendarEvent> {
  const { id, meals, state, version, organizationName, fishermanName, collectorName } = claim;
  const fish = speciesName(await showSpecies(claim, now), words.language, words.species);
  const isCollected = side === 'organization';
  return {
    uid: `claim-${id}@creel`,
    sequence: version,
    start: claim.pickupStart,
    end: claim.pickupEnd,
    status: STATUS[state],
    isBusy: true,
    title: isCollected ? words.collect(meals, fish) : words.handOver(meals, organizationName),
    lines: [
      words.line(words.status, words.states[state]),
      isCollected ? words.line(words.fisherman, fishermanName) : words.line(words.fish, fish),
      words.line(words.collector, collectorName),
    ],
    place: claim.pickupPlace,
    url: originOf(flavour) + pathIn(words.language, PATHS.claim.replace(/:\w+/, id)),
  };
}
