/** Refused edits and their messages: second specification document, sections 5 and 8. */
import { describe, expect } from 'vitest';
import { POST_ITEMS } from '#lambdas/posts/store/items.ts';
import { cloud, it, omar, ruth, usePeople } from '#tests/support/browser/fixtures.ts';
import { hoursAgo, postCatch, postPledge, upload } from '#tests/support/builders.ts';
import { refusalOf } from '#tests/support/cloud/refusal.ts';
import { setAttribute } from '#tests/support/cloud/table.ts';
import { asOwner } from '#tests/support/own-posts.ts';

usePeople();

let catchId: string;
let pledgeId: string;

it.beforeEach(async () => {
  [catchId, pledgeId] = await Promise.all([
    postCatch(cloud, ruth).then(({ id }) => id),
    postPledge(cloud, ruth).then(({ id }) => id),
  ]);
});

type Kind = 'catch' | 'pledge';
const pathOf = (kind: Kind) => (kind === 'catch' ? `/api/catches/${catchId}` : `/api/pledges/${pledgeId}`);

const send = (method: string, path: string, json?: object) =>
  cloud.request(path, { method, token: ruth.accessToken, json });
const edit = (kind: Kind, changes: object, version = 1) =>
  send('PATCH', pathOf(kind), { version, ...changes });

const ABSENT = '01JCXZ0000000000000000000A';
const NAME_SHORT = 'Name must be at least 2 characters long';
const PRICE = 'Please enter a price in dollars, such as 12.50';
const MEALS = 'Please enter a valid number of meals (at least 1)';
const TOO_OLD = 'Fresh fish cannot be more than 48 hours old';
const ICE = 'Tuna, mackerel and amberjack can only be pledged fresh when they are kept on ice';

async function expectRefused(kind: Kind, changes: object, path: string, message: string): Promise<void> {
  const before = await (await send('GET', pathOf(kind).replace('/api/', '/api/me/'))).json();
  const error = await refusalOf(await edit(kind, changes));
  expect(error).toMatchObject({ code: 'invalid_fields', message, issues: [{ path, message }] });
  expect(error.issues).toHaveLength(1);
  expect(await (await send('GET', pathOf(kind).replace('/api/', '/api/me/'))).json()).toEqual(before);
}

describe.each(['catch', 'pledge'] as const)('an edit of a %s is refused', (kind) => {
  it.each([
    [{ fishermanName: 'Ann' }, 'fishermanName', 'This field is not known.'],
    [{ species: 'other' }, 'customSpecies', NAME_SHORT],
    [{ location: 'M' }, 'location', 'Location must be at least 2 characters long'],
    [{ version: 'one' }, 'version', 'Please load the post again.'],
    [{ version: undefined }, 'version', 'Please load the post again.'],
    [{ likeCount: 100 }, 'likeCount', 'This field is not known.'],
    [{ fishermanId: ABSENT }, 'fishermanId', 'This field is not known.'],
    [{ hidden: true }, 'hidden', 'This field is not known.'],
  ])('with %j', async (changes, path, message) => {
    await expectRefused(kind, changes, path, message);
  });

  it('with photos that do not exist, belong to others, are repeated or are too many', async () => {
    const more = kind === 'pledge' ? { imageType: 'catch' } : {};
    const [mine, theirs] = await Promise.all([upload(cloud, ruth), upload(cloud, omar)]);
    const unknown = 'This photo could not be found. Please add it again.';
    const refusals: [object[], string, string][] = [
      [[{ photoId: ABSENT }], 'photos.0', unknown],
      [[{ photoId: mine.uploadId }], 'photos.0', unknown],
      [[{ uploadId: mine.uploadId }, { uploadId: theirs.uploadId }], 'photos.1', unknown],
      [
        [{ uploadId: mine.uploadId }, { uploadId: mine.uploadId }],
        'photos.1',
        'This photo is already in the list.',
      ],
      [[{ file: 'x' }], 'photos.0', unknown],
      [Array(4).fill({ uploadId: mine.uploadId }), 'photos', 'At most 3 photos'],
    ];
    for (const [photos, path, message] of refusals)
      await expectRefused(kind, { photos: photos.map((photo) => ({ ...photo, ...more })) }, path, message);
  });

  it('with a photo that the post had before, or that another post has', async () => {
    const more = kind === 'pledge' ? { imageType: 'catch' } : {};
    const { uploadId } = await upload(cloud, ruth);
    expect((await edit(kind, { photos: [{ uploadId, ...more }] })).status).toBe(200);
    expect((await edit(kind, { photos: [] }, 2)).status).toBe(200);
    const taken = 'This photo already belongs to a post. Please add it again.';
    const error = await refusalOf(await edit(kind, { photos: [{ uploadId, ...more }] }, 3));
    expect(error).toMatchObject({ message: taken, issues: [{ path: 'photos.0' }] });
  });
});

describe('an edit of a catch is refused', () => {
  it.each([
    [{ contactMethod: 'email' }, 'contactInfo', 'Please enter a valid email address'],
    [{ caughtDate: hoursAgo(48.1) }, 'caughtDate', TOO_OLD],
  ])('with %j', async (changes, path, message) => {
    await expectRefused('catch', changes, path, message);
  });

  it('to a fixed price without a price', async () => {
    expect((await edit('catch', { paymentType: 'free' })).status).toBe(200);
    const error = await refusalOf(await edit('catch', { paymentType: 'mandatory' }, 2));
    expect(error.issues).toEqual([{ path: 'amount', message: PRICE }]);
  });
});

describe('an edit of a pledge is refused', () => {
  it.each([
    [{ mealsPledged: 0 }, 'mealsPledged', MEALS],
    [{ catchDate: hoursAgo(48.1) }, 'catchDate', TOO_OLD],
    [{ species: 'tuna', handling: { storage: 'chilled' } }, 'handling.storage', ICE],
  ])('with %j', async (changes, path, message) => {
    await expectRefused('pledge', changes, path, message);
  });

  it('if it breaks a rule together with earlier values: chilled fish that becomes tuna', async () => {
    expect((await edit('pledge', { handling: { storage: 'chilled' } })).status).toBe(200);
    const error = await refusalOf(await edit('pledge', { species: 'tuna' }, 2));
    expect(error.issues).toEqual([{ path: 'handling.storage', message: ICE }]);
  });

  it('to fewer meals than are claimed, but not to the same number', async () => {
    const own = asOwner(cloud, ruth);
    await claim(24, 10);
    const words = '10 meals are claimed already; a pledge cannot have fewer';
    await expectRefused('pledge', { mealsPledged: 9 }, 'mealsPledged', words);
    const { body } = await own.editPledge(pledgeId, { version: 1, mealsPledged: 10 });
    expect(body).toMatchObject({ mealsPledged: 10, mealsLeft: 0, mealsClaimed: 10 });
  });

  /** Claims this many of its meals. */
  async function claim(pledged: number, claimed: number): Promise<void> {
    for (const key of [POST_ITEMS.pledge.record.key({ postId: pledgeId }), { pk: 'PLEDGES', sk: pledgeId }])
      await setAttribute(cloud, key, 'mealsLeft', pledged - claimed);
    await setAttribute(cloud, POST_ITEMS.pledge.record.key({ postId: pledgeId }), 'mealsClaimed', claimed);
  }
});

describe.each(['catch', 'pledge'] as const)('an edit of a %s from an older version', (kind) => {
  const words = `This ${kind} was changed in the meantime, maybe in another tab. Load it again, then repeat your changes.`;

  it('is refused with the current version, whatever it would change', async () => {
    expect((await edit(kind, { location: 'Boston, MA' })).status).toBe(200);
    for (const changes of [{ species: 'salmon' }, { location: 'Salem, MA' }]) {
      const error = await refusalOf(await edit(kind, changes, 1));
      expect(error).toMatchObject({ code: 'conflict', message: words, version: 2 });
    }
    expect((await edit(kind, { species: 'salmon' }, 2)).status).toBe(200);
  });

  it('gets the same response if it repeats an edit whose response was lost', async () => {
    const { uploadId } = await upload(cloud, ruth);
    const photos = [{ uploadId, ...(kind === 'pledge' && { imageType: 'catch' }) }];
    const changes = { location: 'Boston, MA', disposition: 'whole', photos };
    const first = await (await edit(kind, changes)).json();
    const again = await edit(kind, changes);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
  });

  it('is refused if the version never existed', async () => {
    expect(await refusalOf(await edit(kind, { species: 'salmon' }, 7))).toMatchObject({
      code: 'conflict',
      version: 1,
    });
  });
});
