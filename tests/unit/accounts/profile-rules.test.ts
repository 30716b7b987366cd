import { expect, it } from 'vitest';
import { PROFILE_TYPES } from '#shared/profiles/profile-types.ts';
import { isProAt, patchIssues, statusOf } from '#shared/profiles/rules.ts';
import { badField } from '#words/profiles/fields.ts';

it('a fisherman’s name has no special characters, and only members of organizations have a role', () => {
  const issues = (patch: object) => PROFILE_TYPES.map((type) => patchIssues(type, patch));
  const refused = (path: 'name' | 'role', isRefused: (type: string) => boolean) =>
    PROFILE_TYPES.map((type) => (isRefused(type) ? [{ path, message: badField(path) }] : []));
  expect(issues({ name: 'a@b' })).toEqual(refused('name', (type) => type === 'fisherman'));
  expect(issues({ role: 'cook' })).toEqual(refused('role', (type) => type !== 'organization_user'));
  expect([...issues({ name: 'Ruth' }), ...issues({})].flat()).toEqual([]);
});

it.each([
  ['is Pro without an end', { isPro: true }, true],
  ['is Pro until the end', { isPro: true, proUntil: '2026-11-20T14:00:00.001Z' }, true],
  ['is not Pro from the end on', { isPro: true, proUntil: '2026-11-20T14:00:00.000Z' }, false],
  ['is not Pro if nobody said so', { isPro: false }, false],
])('a fisherman %s', (_name, profile, isPro) => {
  expect(isProAt(profile, Date.parse('2026-11-20T14:00:00.000Z'))).toBe(isPro);
});

it('a fisherman has a trial with five credits, and is Pro with any other number', () => {
  expect([5, 6, 1, 0].map(statusOf)).toEqual(['trial', 'pro', 'pro', 'free']);
});
