import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import type { MealsOnOffer } from '#shared/posts/pledges/meals-on-offer.ts';
import { CatchContact } from '../../../web/features/posts/catches/catch-contact.tsx';
import { MealCard } from '../../../web/features/posts/find-meals/meal-card.tsx';
import { CardList } from '../../../web/parts/posts/post-card.tsx';
import { expectSeen, show } from '../support/show.tsx';

beforeEach(() => document.documentElement.style.setProperty('font-size', '200%'));
afterEach(() => document.documentElement.style.removeProperty('font-size'));

/** Words that extend beyond the screen, or beyond their card, which cuts them off. */
const wordsBeside = (): (string | null)[] =>
  [...document.querySelectorAll('p, dd, a, button')]
    .filter((each) => {
      const room = each.closest('li') ?? document.body;
      return each.getBoundingClientRect().right > room.getBoundingClientRect().right;
    })
    .map((each) => each.textContent);

const post = {
  id: '01J00000000000000000000000',
  createdAt: '2026-11-25T09:00:00Z',
  fishermanId: '5f0c1e3a-0000-4000-8000-00000000000b',
  fishermanName: 'Ada Harbor',
  species: 'cod',
  location: 'Portland, ME',
};

it('the pickup times of meals fit on a phone with text of twice the size', async () => {
  const meals: MealsOnOffer = {
    ...post,
    catchDate: '2026-11-25T08:00:00Z',
    mealsPledged: 30,
    mealsLeft: 16,
    likeCount: 0,
    handling: { storage: 'frozen', temperature: -4 },
    pickup: {
      place: 'Custom House Wharf, the chest freezer in the green shed',
      slots: [{ start: '2099-11-27T08:00:00Z', end: '2099-11-27T12:00:00Z' }],
    },
  };
  await show(
    <div className="page">
      <CardList label="Meals">
        <MealCard meals={meals} organizationId="01J00000000000000000000001" priority={false} />
      </CardList>
    </div>,
  );
  await expectSeen('Claim meals');
  expect(wordsBeside()).toEqual([]);
});

it('a phone number and its button fit on a phone with text of twice the size', async () => {
  const record: CatchRecord = {
    ...post,
    quantity: '12 lb',
    condition: 'fresh',
    caughtDate: '2026-11-25T08:00:00Z',
    paymentType: 'free',
    isPro: false,
    disposition: 'whole',
    description: '',
    contactMethod: 'phone',
    contactInfo: '(207) 555-0142',
    pickupOptions: [],
    hasPhotos: false,
    photos: [],
    updatedAt: post.createdAt,
    version: 1,
  };
  await show(<CatchContact post={record} />);
  await expectSeen('Copy number');
  expect(wordsBeside()).toEqual([]);
});
