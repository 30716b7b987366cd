import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { askForReset, logIn, resetPassword } from '#shared/accounts/sign-in.ts';
import { type SignUpForm, signUp, signUpIssues } from '#shared/accounts/sign-up.ts';
import { fieldIssues } from '#shared/contract/issues.ts';
import { PROFILE_TYPES } from '#shared/profiles/profile-types.ts';
import { aSignUpForm } from './builders.ts';

const ZIP = 'Please enter a valid ZIP code (e.g., 12345 or 12345-6789)';
const PHONE = 'Please enter a valid phone number';
const PUBLIC_NAME = 'Name can only contain letters, numbers, spaces, hyphens, apostrophes, and periods';

/** The validation table of the first document, section 5, on both sides of every limit. */
const REFUSED: readonly [keyof SignUpForm, string, string][] = [
  ['name', '', 'Name must be at least 2 characters long'],
  ['name', ' R ', 'Name must be at least 2 characters long'],
  ['name', 'R'.repeat(100), 'Name must be less than 100 characters'],
  ['name', 'Ruth <Alder', 'Name contains invalid characters'],
  ['name', 'Ruth >Alder', 'Name contains invalid characters'],
  ['name', 'Ruth "Alder', 'Name contains invalid characters'],
  ['name', 'Ruth & Alder', 'Name contains invalid characters'],
  ['name', 'Ruth_Alder', PUBLIC_NAME],
  ['email', '', 'Please enter a valid email address'],
  ['email', 'ruth@creel', 'Please enter a valid email address'],
  ['email', 'ruth.creel.example', 'Please enter a valid email address'],
  ['email', `${'r'.repeat(242)}@creel.example`, 'Email address is too long'],
  ['location', 'P', 'Location must be at least 2 characters long'],
  ['location', 'P'.repeat(201), 'Location must be less than 200 characters'],
  ['location', 'Portland <ME>', 'Location contains invalid characters'],
  ['location', 'Portland "ME"', 'Location contains invalid characters'],
  ['location', 'Portland & ME', 'Location contains invalid characters'],
  ['zipcode', '', ZIP],
  ['zipcode', '0410', ZIP],
  ['zipcode', '041011', ZIP],
  ['zipcode', '04101-12', ZIP],
  ['zipcode', 'Maine', ZIP],
  ['bio', 'b'.repeat(1000), 'Bio must be less than 1000 characters'],
  ['bio', 'Rod & line', 'Bio contains invalid characters'],
  ['bio', '<b>', 'Bio contains invalid characters'],
  ['password', '', 'Password must be at least 6 characters long'],
  ['password', 'short', 'Password must be at least 6 characters long'],
  ['password', ' spaced ', 'Password must not begin or end with a space'],
  ['phone', '', PHONE],
  ['phone', ' 555-0142 ', PHONE],
  ['phone', 'call me maybe', PHONE],
  ['phone', '1'.repeat(21), PHONE],
  ['confirmPassword', 'FreshCatch2', 'Passwords do not match.'],
];

const TAKEN: readonly [keyof SignUpForm, string][] = [
  ['name', 'Jo'],
  ['name', 'R'.repeat(99)],
  ['name', "Zoë O'Neil-Ågren Jr."],
  ['email', '  Ruth@Creel.Example '],
  ['email', `${'r'.repeat(240)}@creel.example`],
  ['location', ''],
  ['location', 'ME'],
  ['location', 'P'.repeat(200)],
  ['zipcode', '04101-1234'],
  ['zipcode', '04101 1234'],
  ['zipcode', 'ME 04101'],
  ['bio', ''],
  ['bio', 'b'.repeat(999)],
  ['phone', '2075550142'],
  ['phone', '+1 207.555.0142'],
];

const issuesOf = (form: SignUpForm) => signUpIssues(form);

describe('the sign-up form', () => {
  it.each(PROFILE_TYPES)('accepts a complete form of a %s', (profileType) => {
    expect(issuesOf(aSignUpForm(profileType))).toEqual([]);
  });

  it.each(REFUSED)('refuses %s %j with the specified message', (field, value, message) => {
    const changes = field === 'password' ? { password: value, confirmPassword: value } : { [field]: value };
    expect(issuesOf(aSignUpForm('fisherman', changes))).toEqual([{ path: field, message }]);
  });

  it.each(TAKEN)('accepts %s %j', (field, value) => {
    expect(issuesOf(aSignUpForm('fisherman', { [field]: value }))).toEqual([]);
  });

  it('asks for a profile type first', () => {
    expect(issuesOf({ ...aSignUpForm(), profileType: '' })).toEqual([
      { path: 'profileType', message: 'Please choose a profile type' },
    ]);
  });

  it('asks an organization member for a role, and nobody else', () => {
    const message = 'Please enter your role in the organization';
    expect(issuesOf(aSignUpForm('organization_user', { role: ' ' }))).toEqual([{ path: 'role', message }]);
    expect(issuesOf(aSignUpForm('buyer', { role: '' }))).toEqual([]);
  });

  it('applies the stricter pattern only to fishermen, whose name is public', () => {
    expect(issuesOf(aSignUpForm('buyer', { name: 'Ruth_Alder' }))).toEqual([]);
  });

  it('sends trimmed and lowercase values, and nothing of another profile type', () => {
    const form = aSignUpForm('buyer', {
      email: ' Ruth@Creel.Example ',
      name: '  Ruth \t Alder ',
      zipcode: ' ME 04101 ',
      phone: '207.555.0142',
      role: 'Pantry lead',
      bio: 'Left over from another choice',
    });
    expect(z.parse(signUp, form)).toEqual({
      profileType: 'buyer',
      email: 'ruth@creel.example',
      password: 'FreshCatch1',
      name: 'Ruth Alder',
      phone: '207-555-0142',
      zipcode: '04101',
      location: undefined,
    });
  });
});

describe('the short forms', () => {
  const wordsOf = (schema: z.ZodMiniType, value: unknown) => {
    const parsed = z.safeParse(schema, value);
    return parsed.success ? [] : fieldIssues(parsed.error).map(({ message }) => message);
  };

  it('for logging in accepts any password that is not empty', () => {
    expect(wordsOf(logIn, { email: 'ruth@creel.example', password: 'x' })).toEqual([]);
    expect(wordsOf(logIn, { email: '', password: '' })).toEqual([
      'Please enter a valid email address',
      'Please enter your password',
    ]);
  });

  it('for a reset accepts six digits, with or without spaces, and a new password', () => {
    expect(wordsOf(askForReset, { email: 'ruth' })).toEqual(['Please enter a valid email address']);
    expect(z.parse(resetPassword, { code: ' 123 456 ', password: 'NewCatch1' }).code).toBe('123456');
    expect(wordsOf(resetPassword, { code: '12345', password: 'short' })).toEqual([
      'Enter the 6 digits from the email',
      'Password must be at least 6 characters long',
    ]);
  });
});
