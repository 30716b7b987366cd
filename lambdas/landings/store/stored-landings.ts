/** Converts landings to stored items and back. */
import { endsAt, isOpen, landingStateAt } from '#shared/landings/rules.ts';
import type { LandingCard, OwnLandingCard } from '#shared/landings/schemas.ts';
import { cellsWithin35Miles } from '#shared/places/distance.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import { entriesInCell } from '../../places/store/items.ts';
import { inOrder } from '../../posts/store/stored-posts.ts';
import { showSpecies } from '../../site/store/site-rules.ts';
import type { Found, Key } from '../../table/index.ts';
import {
  landingListing,
  listedLandings,
  listedLandingsOf,
  type StoredLanding,
  type StoredListing,
} from './items.ts';

/** The items by which the public lists show a landing: none while it is hidden or over. */
export function listingsOf(
  landingId: string,
  { card, hidden, version }: StoredLanding,
): (StoredListing & Key)[] {
  if (hidden || !isOpen(card.state)) return [];
  const expiresAt = Math.floor(endsAt(card) / 1000);
  const content = { card: JSON.stringify({ ...card, version }, inOrder), expiresAt };
  const listing = landingListing.item(
    { from: card.from, landingId },
    { ...content, gsi1pk: listedLandingsOf(card.fishermanId).partition },
  );
  const { coordinates } = card.harbour;
  const cells = coordinates ? cellsWithin35Miles(coordinates) : [];
  const entries = cells.map((cell) => ({
    pk: entriesInCell(listedLandings, cell).partition,
    sk: listing.sk,
    ...content,
  }));
  return [listing, ...entries];
}

/** The landing with the site's own names of the fish. */
export const withSpecies = async <Landing extends Pick<LandingCard, 'expected'>>(
  landing: Landing,
  now: Date,
): Promise<Landing> => ({
  ...landing,
  expected: await Promise.all(landing.expected.map((each) => showSpecies(each, now))),
});

export function cardOfListing({ sk, card }: Found<StoredListing>): LandingCard {
  const id = sk.slice(sk.indexOf('#') + 1);
  const stored: Omit<LandingCard, 'id' | 'createdAt'> = JSON.parse(card);
  return { id, createdAt: timeOfId(id), ...stored };
}

/** The card at that time. */
export const toCard = (
  { sk: id, card, version }: Pick<Found<StoredLanding>, 'sk' | 'card' | 'version'>,
  now: Date,
): LandingCard => ({
  id,
  createdAt: timeOfId(id),
  ...card,
  state: landingStateAt(card, now.getTime()),
  version,
});

export const toOwnCard = (
  stored: Pick<Found<StoredLanding>, 'sk' | 'card' | 'version' | 'hidden'>,
  now: Date,
): OwnLandingCard => ({ ...toCard(stored, now), hidden: stored.hidden });
