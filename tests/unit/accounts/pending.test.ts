import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newAccount } from '#shared/accounts/new-account.ts';
import { PENDING_LENGTH, packPending, readPending } from '#shared/accounts/pending.ts';
import { signUp } from '#shared/accounts/sign-up.ts';
import { PROFILE_TYPES } from '#shared/profiles/profile-types.ts';
import { aSignUpForm } from './builders.ts';

const NOW = new Date('2026-05-01T10:00:00Z');
const packed = (...form: Parameters<typeof aSignUpForm>) =>
  packPending(z.parse(signUp, aSignUpForm(...form)));

const madeOf = (pending: string | undefined, name = 'Ruth Alder') =>
  newAccount({ userId: 'user-1', email: 'ruth@creel.example', name, pending }, NOW);

describe('the packed sign-up', () => {
  it.each(PROFILE_TYPES)('contains what a %s entered', (profileType) => {
    const form = aSignUpForm(profileType, { location: 'Portland, ME' });
    expect(readPending(packed(profileType, form), form.name)).toMatchObject({
      profileType,
      name: 'Ruth Alder',
      phone: '(207) 555-0142',
      zipcode: '04101',
      location: 'Portland, ME',
    });
  });

  it('contains no password and no address', () => {
    expect(packed()).not.toMatch(/FreshCatch1|ruth@/);
  });

  it('fits the attribute, whatever was entered', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'é', '\\', '\n', '🐟', '\u0007', ' '),
      maxLength: 998,
    });
    fc.assert(
      fc.property(text, text, (bio, location) => {
        const parsed = z.safeParse(signUp, aSignUpForm('fisherman', { bio, location }));
        if (!parsed.success) return;
        const pending = packPending(parsed.data);
        expect(pending.length).toBeLessThanOrEqual(PENDING_LENGTH);
        expect(readPending(pending, 'Ruth Alder')).toMatchObject({ profileType: 'fisherman' });
      }),
    );
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', 'fisherman'],
    ['null', 'null'],
    ['another type', '{"profileType":"admin","phone":"2075550142","zipcode":"04101"}'],
    ['markup', packed('fisherman', { bio: 'bio' }).replace('"bio":"bio"', '"bio":"<b>"')],
  ])('is rejected if it is %s', (_, pending) => {
    expect(readPending(pending, 'Ruth Alder')).toBeUndefined();
  });

  it('is rejected with a name that the form refuses', () => {
    expect(readPending(packed(), '<script>')).toBeUndefined();
  });
});

describe('a new account', () => {
  it('of a fisherman has a primary profile, free credits, and no Pro', () => {
    expect(madeOf(packed('fisherman', { bio: 'Third generation.' }))).toEqual({
      account: {
        userId: 'user-1',
        name: 'Ruth Alder',
        email: 'ruth@creel.example',
        createdAt: '2026-05-01T10:00:00.000Z',
      },
      profile: {
        profileType: 'fisherman',
        name: 'Ruth Alder',
        phone: '(207) 555-0142',
        zipcode: '04101',
        location: '04101',
        bio: 'Third generation.',
        isPro: false,
        isPrimary: true,
        credits: 5,
        createdAt: '2026-05-01T10:00:00.000Z',
      },
    });
  });

  it('of others has no credits', () => {
    expect(madeOf(packed('buyer')).profile).not.toHaveProperty('credits');
    expect(madeOf(packed('organization_user')).profile).toMatchObject({ role: 'Pantry lead' });
  });

  it('has no profile without a sign-up form, and is named after the address', () => {
    expect(madeOf(undefined, '')).toEqual({ account: expect.objectContaining({ name: 'ruth' }) });
  });
});
