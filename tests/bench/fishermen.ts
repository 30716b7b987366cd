/** Fishermen of a directory: cards of usual size, each with a photo, a place, ratings and more of a bio than a list shows. */
import type { NewCard } from '#lambdas/people/store/fisherman-cards.ts';
import { profile } from '#lambdas/people/store/items.ts';
import { BIO_EXCERPT_LENGTH } from '#shared/fishermen/rules.ts';
import { shorten } from '#shared/text/shorten.ts';

const BIO =
  'Long-lining since 1998, lobster from May to December. I land before seven and answer at noon. '.repeat(4);

/** The newest has the highest index. */
export function profiledAt(index: number) {
  const userId = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const card: NewCard = {
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    card: {
      name: 'Christopher Montgomery',
      photo: { id: '01BENCHBENCHBENCHBENCHBEN1', width: 4032, height: 3024, color: '#4a6b7c' },
      isPro: false,
      location: 'Half Moon Bay, California',
      coordinates: { lat: 43.66, lng: -70.26 },
      bio: shorten(BIO, BIO_EXCERPT_LENGTH),
      totalCatches: 48,
      pledgeCount: 12,
      ratingTotal: 37,
      ratingCount: 8,
    },
    detail: { bio: BIO, pledgePoints: 288 },
  };
  return { userId, profile: profile.key({ userId, profileType: 'fisherman' }), card };
}
