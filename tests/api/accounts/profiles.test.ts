import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { createUpload } from '#shared/photos/endpoints.ts';
import { PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import { createProfile, removePhoto, setPhoto, updateProfile } from '#shared/profiles/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { cameraFile, postCatch, upload } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { signUpFisherman } from '#tests/support/fishermen.ts';
import { badZipcode } from '#words/accounts/fields.ts';
import { photoProblems } from '#words/photos/problems.ts';

let ruth: TestUser;
let omar: TestUser;

it.beforeAll(async () => {
  [ruth, omar] = await Promise.all([aFisherman(), cloud.createUser()]);
});

type NewProfile = BodyInput<typeof createProfile>;
type Patch = BodyInput<typeof updateProfile>;

const aProfile = (changes: Partial<NewProfile> = {}) =>
  ({ profileType: 'fisherman', name: 'Ruth Alder', ...changes }) as NewProfile;

const me = async ({ accessToken }: TestUser) => (await cloud.call(getMe, { token: accessToken })).body;
const create = ({ accessToken }: TestUser, body: NewProfile, idempotencyKey?: string) =>
  cloud.call(createProfile, { token: accessToken, body, ...(idempotencyKey && { idempotencyKey }) });
const patch = (
  { accessToken }: TestUser,
  body: Patch,
  profileType: NewProfile['profileType'] = 'fisherman',
) => cloud.call(updateProfile, { token: accessToken, params: { profileType }, body });

/** A person whose sign-up form created a fisherman profile. */
const aFisherman = (bio?: string) =>
  signUpFisherman(cloud, { location: 'Portland, ME', ...(bio !== undefined && { bio }) });

describe('a ZIP code', () => {
  it('is shown only to its owner, who can change or remove it', async () => {
    const person = await aFisherman();
    const zipcodeOf = async () => (await me(person)).profiles[0]?.zipcode;
    expect(await zipcodeOf()).toBe('04101');
    expect((await patch(person, { zipcode: '04330-1234' })).body).toMatchObject({ zipcode: '04330-1234' });
    expect((await patch(person, { zipcode: 'Portland' })).error).toMatchObject({
      issues: [{ path: 'zipcode', message: badZipcode }],
    });
    await patch(person, { zipcode: '' });
    expect(await zipcodeOf()).toBe('');
  });

  it('can be part of a new profile', async () => {
    const person = await cloud.createUser();
    expect((await create(person, aProfile({ zipcode: '04101' }))).body).toMatchObject({ zipcode: '04101' });
  });
});

describe('a new profile', () => {
  it('is primary if it is the first one, and a fisherman gets five credits', async () => {
    const person = await cloud.createUser();
    const made = (await create(person, aProfile({ phone: '(207) 555-0142', bio: 'Cod.' }))).body;
    expect(made).toMatchObject({
      profileType: 'fisherman',
      name: 'Ruth Alder',
      phone: '(207) 555-0142',
      location: '',
      bio: 'Cod.',
      isPro: false,
      isPrimary: true,
      credits: 5,
    });
    expect(await me(person)).toMatchObject({ user: { name: 'Ruth Alder' }, profiles: [made], credits: 5 });
  });

  it('is not primary if there is already one, and a buyer has no credits', async () => {
    const person = await aFisherman();
    const made = (await create(person, aProfile({ profileType: 'buyer' }))).body;
    expect(made.isPrimary).toBe(false);
    expect(made.credits).toBeUndefined();
    expect(await me(person)).toMatchObject({
      profiles: [{ profileType: 'buyer' }, { isPrimary: true }],
      credits: 5,
    });
  });

  it('of an organization member has a role', async () => {
    const person = await cloud.createUser();
    const made = (
      await create(person, { profileType: 'organization_user', name: 'Lou', role: 'Kitchen lead' })
    ).body;
    expect(made).toMatchObject({ profileType: 'organization_user', role: 'Kitchen lead', isPrimary: true });
  });

  it('is refused if the person already has one of this type', async () => {
    const { status, error } = await create(ruth, aProfile());
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'conflict' });
  });

  it('is created once when it is requested five times at once, with one key or with five', async () => {
    const person = await cloud.createUser();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(person, aProfile())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const key = crypto.randomUUID();
    const buyer = aProfile({ profileType: 'buyer' });
    const repeats = await Promise.all(Array.from({ length: 5 }, () => create(person, buyer, key)));
    expect(repeats.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(repeats.map(({ body }) => body.createdAt)).size).toBe(1);
    expect((await me(person)).profiles).toHaveLength(2);
  });

  it('is the only primary one even if several first profiles are created at once', async () => {
    const person = await cloud.createUser();
    const types = ['fisherman', 'buyer', 'organization_user'] as const;
    const answers = await Promise.all(types.map((profileType) => create(person, aProfile({ profileType }))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { profiles } = await me(person);
    expect(profiles.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
  });

  it('does not let the person set credits, Pro or the primary flag', async () => {
    const person = await cloud.createUser();
    const body = { ...aProfile(), ...{ credits: 500, isPro: true, isPrimary: true } };
    const { status, error } = await create(person, body);
    expect(status).toBe(422);
    expect(error.issues?.map(({ path }) => path).sort()).toEqual(['credits', 'isPrimary', 'isPro']);
  });
});

const bad = (field: string) => `Invalid Input: Please check the ${field} field format`;

describe('an edit of a profile', () => {
  it('changes only the fields that are sent', async () => {
    const person = await aFisherman('x'.repeat(900));
    const changed = (await patch(person, { name: ' Ruth  of the Petrel ', phone: '+1 (207) 555-0199' })).body;
    expect(changed).toMatchObject({
      name: 'Ruth of the Petrel',
      phone: '+1 (207) 555-0199',
      location: 'Portland, ME',
      bio: 'x'.repeat(900),
      credits: 5,
    });
    expect(await me(person)).toMatchObject({ user: { name: 'Ruth of the Petrel' }, profiles: [changed] });
  });

  it('empties optional fields', async () => {
    const person = await aFisherman();
    expect((await patch(person, { phone: '', location: '', bio: '' })).body).toMatchObject({
      phone: '',
      location: '',
      bio: '',
    });
  });

  it.each<[keyof Patch, unknown, string]>([
    ['name', 'N'.repeat(101), bad('name')],
    ['name', 'N', bad('name')],
    ['name', '', bad('name')],
    ['name', 7, bad('name')],
    ['name', 'Ruth @ sea', bad('name')],
    ['name', 'Ruth <b>', 'Name contains invalid characters'],
    ['name', 'Ruth & Sons', 'Name contains invalid characters'],
    ['name', 'Ruth "R" Alder', 'Name contains invalid characters'],
    ['phone', '1'.repeat(21), bad('phone')],
    ['phone', '555.0142', bad('phone')],
    ['phone', '207-555-CLAM', bad('phone')],
    ['phone', '1+207', bad('phone')],
    ['phone', null, bad('phone')],
    ['location', 'L'.repeat(201), bad('location')],
    ['location', 'L', bad('location')],
    ['location', 'Portland > Bath', 'Location contains invalid characters'],
    ['bio', 'b'.repeat(501), bad('bio')],
    ['bio', 'Cod & chips', 'Bio contains invalid characters'],
    ['bio', '<script>', 'Bio contains invalid characters'],
    ['role', 'Captain', bad('role')],
  ])('is refused as %s: %j', async (field, value, message) => {
    const before = await me(ruth);
    const { status, error } = await patch(ruth, { [field]: value } as Patch);
    expect(status).toBe(422);
    expect(error.message).toBe(message);
    expect(error.issues).toEqual([{ path: field, message }]);
    expect(await me(ruth)).toEqual(before);
  });

  it.each<[keyof Patch, string]>([
    ['name', 'N'.repeat(100)],
    ['name', "Séamus O'Brien-Ruiz Jr."],
    ['phone', '+1 (207) 555-014222'],
    ['location', 'L'.repeat(200)],
    ['bio', 'b'.repeat(500)],
  ])('accepts as %s a value at its limit: %s', async (field, value) => {
    expect((await patch(ruth, { [field]: value })).body).toMatchObject({ [field]: value });
  });

  it('refuses unknown fields and types', async () => {
    const { status, error } = await patch(ruth, { credits: 99 } as Patch);
    expect({ status, path: error.issues?.[0]?.path }).toEqual({ status: 422, path: 'credits' });
    const other = await cloud.request('/api/me/profiles/admin', {
      method: 'PATCH',
      token: ruth.accessToken,
      json: { name: 'Ruth' },
    });
    expect(other.status).toBe(404);
  });

  it('changes only existing profiles of the caller', async () => {
    const before = await me(ruth);
    expect((await patch(omar, { name: 'Omar' })).status).toBe(404);
    expect(await me(ruth)).toEqual(before);
    expect((await cloud.call(updateProfile, { params: { profileType: 'buyer' }, body: {} })).status).toBe(
      401,
    );
  });
});

describe('the photo of a person', () => {
  const set = ({ accessToken }: TestUser, uploadId: string) =>
    cloud.call(setPhoto, { token: accessToken, body: { uploadId } });
  const remove = ({ accessToken }: TestUser) => cloud.call(removePhoto, { token: accessToken });
  const ofPhoto = (id: string) => cloud.bucket.keys().filter((key) => key.includes(id));

  it('appears at once, and the previous one is deleted', async () => {
    const first = await upload(cloud, ruth, { kind: 'profile' });
    expect((await set(ruth, first.uploadId)).body.photo).toEqual(first.photo);
    expect((await me(ruth)).user.photo).toEqual(first.photo);
    expect(ofPhoto(first.uploadId)).toHaveLength(PHOTO_RENDITIONS.length);

    const second = await upload(cloud, ruth, { kind: 'profile', file: cameraFile('Portrait_8') });
    expect((await set(ruth, second.uploadId)).status).toBe(200);
    await cloud.settled();
    expect((await me(ruth)).user.photo).toEqual(second.photo);
    expect(ofPhoto(first.uploadId)).toEqual([]);
    expect(ofPhoto(second.uploadId)).toHaveLength(PHOTO_RENDITIONS.length);
  });

  it('stays when it is set again, and is removed with its files, even if requested twice', async () => {
    const person = await cloud.createUser();
    const { uploadId } = await upload(cloud, person, { kind: 'profile' });
    expect((await set(person, uploadId)).status).toBe(200);
    expect((await set(person, uploadId)).status).toBe(200);
    await cloud.settled();
    expect(ofPhoto(uploadId)).toHaveLength(PHOTO_RENDITIONS.length);
    expect([(await remove(person)).status, (await remove(person)).status]).toEqual([200, 200]);
    await cloud.settled();
    expect((await me(person)).user.photo).toBeUndefined();
    expect(ofPhoto(uploadId)).toEqual([]);
  });

  it('cannot be another person’s photo, a post’s photo or an unknown one', async () => {
    const theirs = await upload(cloud, omar, { kind: 'profile' });
    const forPost = await upload(cloud, ruth, { kind: 'catch' });
    for (const uploadId of [theirs.uploadId, forPost.uploadId, '01JCXZ0000000000000000000A']) {
      const { status, error } = await set(ruth, uploadId);
      expect({ status, path: error.issues?.[0]?.path }).toEqual({ status: 422, path: 'uploadId' });
    }
    const mine = await upload(cloud, ruth, { kind: 'profile' });
    expect((await cloud.call(setPhoto, { body: { uploadId: mine.uploadId } })).status).toBe(401);
    expect((await cloud.call(removePhoto)).status).toBe(401);
  });

  it('must have a photo’s file extension, if a file name is given', async () => {
    const ask = (fileName: string) =>
      cloud.call(createUpload, {
        token: ruth.accessToken,
        body: { kind: 'profile', contentType: 'image/jpeg', size: 1000, fileName },
      });
    const { status, error } = await ask('me.gif');
    expect({ status, issues: error.issues }).toEqual({
      status: 422,
      issues: [{ path: 'fileName', message: photoProblems.wrongExtension }],
    });
    expect((await ask('Me.JPG')).status).toBe(201);
  });

  it('does not affect the photos of posts when it changes', async () => {
    const [ofCatch, ofPerson] = await Promise.all([
      upload(cloud, ruth),
      upload(cloud, ruth, { kind: 'profile' }),
    ]);
    await postCatch(cloud, ruth, { photos: [{ uploadId: ofCatch.uploadId }] });
    await set(ruth, ofPerson.uploadId);
    await remove(ruth);
    await cloud.settled();
    expect(ofPhoto(ofCatch.uploadId)).toHaveLength(PHOTO_RENDITIONS.length);
  });
});
