import { describe, expect, it } from 'vitest';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import type { PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import {
  catchPicture,
  fishermanPicture,
  picturePath,
  pledgePicture,
  versionOf,
} from '#shared/sharing/pictures.ts';

const aCatch: CatchRecord = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  fishermanId: '00000000-0000-4000-8000-000000000000',
  fishermanName: 'Ruth Alder',
  species: 'cod',
  location: 'Portland, ME',
  coordinates: { lat: 43.66, lng: -70.26 },
  createdAt: '2026-11-22T06:00:00.000Z',
  quantity: '40 lb',
  condition: 'fresh',
  caughtDate: '2026-11-22T05:00:00.000Z',
  paymentType: 'mandatory',
  amount: 6.5,
  unit: 'per_pound',
  isPro: false,
  disposition: 'whole',
  description: '',
  contactMethod: 'phone',
  contactInfo: '555-0142',
  pickupOptions: [],
  hasPhotos: false,
  photos: [],
  updatedAt: '2026-11-22T06:00:00.000Z',
  version: 1,
};
const { id, fishermanId, createdAt, updatedAt, disposition } = aCatch;
const aPledge: Omit<PledgeRecord, 'species' | 'location' | 'fishermanName'> = {
  id,
  fishermanId,
  coordinates: aCatch.coordinates,
  createdAt,
  updatedAt,
  disposition,
  catchDate: aCatch.caughtDate,
  mealsPledged: 24,
  mealsLeft: 24,
  mealsClaimed: 0,
  mealsServed: 0,
  likeCount: 0,
  story: '',
  pledgePointsEarned: 24,
  photos: [],
  version: 1,
};
const draw = (changes: Partial<CatchRecord> = {}) => catchPicture({ ...aCatch, ...changes }, 'consumer');

describe('the texts of a picture for sharing', () => {
  it('are the fish, the price, the fisherman and the town', () => {
    expect(draw()).toMatchObject({
      figure: '$6.50',
      unit: 'per pound',
      subject: 'Cod',
      quantity: '40 lb',
      lines: ['Ruth Alder', 'Portland, ME'],
    });
  });

  it('say that it is sold, if it is', () => {
    const sold = draw({ soldAt: '2026-11-22T07:00:00.000Z' });
    expect(sold).toMatchObject({ figure: 'Sold', subject: 'Cod' });
    expect(sold).not.toHaveProperty('quantity');
  });

  it('contain no contact details, which people write in any field', () => {
    const written = {
      species: 'other',
      customSpecies: 'Eel 207 555 0155',
      quantity: '40 lb, call (207) 555-0166',
      fishermanName: 'Ruth 207-555-0144',
      location: 'Portland, ruth@boat.example',
    };
    const lines = ['Ruth …', 'Portland, …'];
    expect(draw(written)).toMatchObject({ subject: 'Eel …', quantity: '40 lb, call …', lines });
    expect(draw({ ...written, soldAt: '2026-11-22T07:00:00.000Z' })).toMatchObject({
      subject: 'Eel …',
      lines,
    });
    expect(pledgePicture({ ...aPledge, ...written }, 'consumer')).toMatchObject({ subject: 'Eel …', lines });
    const fisherman = { ...aCatch, ...written, name: written.fishermanName, totalPledgePoints: 0 };
    expect(fishermanPicture(fisherman, 'consumer', true)).toMatchObject({
      subject: 'Ruth …',
      lines: ['Portland, …'],
    });
  });

  it('contain the short address if there is one, with a reason to open it', () => {
    expect(draw()).not.toHaveProperty('link');
    const link = 'https://creel.example/p/k3x9';
    expect(catchPicture(aCatch, 'consumer', link)).toMatchObject({ link, callToAction: 'See this catch' });
  });

  it('count no meals if the site has no pledges', () => {
    const fisherman = { name: 'Ruth Alder', totalPledgePoints: 420, location: '' };
    expect(fishermanPicture(fisherman, 'consumer', true)).toMatchObject({ figure: '420' });
    expect(fishermanPicture(fisherman, 'consumer', false)).not.toHaveProperty('figure');
  });
});

describe('the version in the picture’s address', () => {
  it('is the same for the same texts, and different for others', () => {
    const versions = [
      draw(),
      draw({ amount: 7 }),
      draw({ fishermanName: 'Ruth Elder' }),
      draw({ soldAt: '2026-11-22T07:00:00.000Z' }),
      catchPicture(aCatch, 'community'),
    ].map(versionOf);
    expect(new Set(versions).size).toBe(versions.length);
    expect(versionOf(draw({ description: 'Not in the picture' }))).toBe(versions[0]);
  });

  it('is in a path below the share page, so that the edge drops both together', () => {
    expect(picturePath('catch', aCatch.id, 'tall', versionOf(draw()))).toMatch(
      new RegExp(`^/share/catch/${aCatch.id}/tall-[0-9a-f]{8}\\.jpg$`),
    );
  });
});
