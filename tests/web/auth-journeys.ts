/** Steps that tests of the Auth page share. */
import type { Locator, Page } from 'playwright-core';
import { getMe } from '#shared/accounts/endpoints.ts';
import type { ProfileType } from '#shared/profiles/profile-types.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';

export const PASSWORD = 'FreshCatch1';

export const TYPE_LABELS: Readonly<Record<ProfileType, string>> = {
  fisherman: 'Fisherman',
  buyer: 'Fresh Fish Buyer',
  organization_user: 'Organization Member',
};

/** By its exact label: 'Password' is also part of other labels. */
export const field = (page: Page, label: string) =>
  page.getByLabel(label === 'Bio' || label === 'Location' ? `${label} (optional)` : label, { exact: true });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

export const hasFocus = async (control: Locator) =>
  (await control.and(control.page().locator(':focus')).count()) === 1;

/** Presses a button by keyboard. */
export async function press(page: Page, name: string): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

export async function type(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The newest email with a code; the welcome email has none. */
export const newestMail = (cloud: LocalCloud, email: string) => {
  const mail = cloud.mails().find(({ to, text }) => to.includes(email) && /\b\d{6}\b/.test(text));
  if (!mail) throw new Error(`There is no email to ${email}`);
  return mail;
};

/** The code in the newest email to this address. */
export function mailedCode(cloud: LocalCloud, email: string): string {
  const code = /\b\d{6}\b/.exec(newestMail(cloud, email).text)?.[0];
  if (code === undefined) throw new Error(`There is no code in the email to ${email}`);
  return code;
}

export function mailedLink(cloud: LocalCloud, email: string): string {
  const link = /href="([^"]+)"/.exec(newestMail(cloud, email).html)?.[1];
  if (link === undefined) throw new Error(`There is no link in the email to ${email}`);
  return link;
}

export async function openSignUp(page: Page, cloud: LocalCloud): Promise<void> {
  await page.goto(`${cloud.origin()}/signup`);
  await page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor();
}

/** Completes step 1. An organization member also makes the further choice. */
export async function chooseType(page: Page, profileType: ProfileType): Promise<void> {
  await page.getByLabel(TYPE_LABELS[profileType]).check();
  await button(page, 'Next').click();
  if (profileType === 'organization_user')
    await page.getByRole('button', { name: /Existing Organization/ }).click();
}

export async function fillDetails(
  page: Page,
  profileType: ProfileType,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const values: Record<string, string> = {
    Name: 'Ruth Alder',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
    Phone: '(207) 555-0142',
    'ZIP code': '04101',
    ...(profileType === 'organization_user' && { Role: 'Pantry lead' }),
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Completes all three steps. The person ends at the notice that an email was sent. */
export async function signUp(
  page: Page,
  cloud: LocalCloud,
  { email, profileType = 'buyer' }: { email: string; profileType?: ProfileType },
): Promise<void> {
  await openSignUp(page, cloud);
  await chooseType(page, profileType);
  await fillDetails(page, profileType, { Email: email });
  await button(page, 'Next').click();
  await button(page, 'Create Account').click();
  await heading(page, 'Check your email').waitFor();
}

export async function logIn(page: Page, cloud: LocalCloud, email: string, password: string): Promise<void> {
  await page.goto(`${cloud.origin()}/login`);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Login').click();
}

export async function signOutByMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Your menu/ })
    .first()
    .click();
  await button(page, 'Sign out').click();
}

/**
 * Signs in after signing out everywhere. Sessions start at whole seconds, so one that starts in the same second has
 * ended too.
 */
export async function signInAgain(cloud: LocalCloud, user: TestUser): Promise<TestUser> {
  for (;;) {
    const accessToken = await signIn(cloud, user);
    if ((await cloud.call(getMe, { token: accessToken })).status === 200) return { ...user, accessToken };
  }
}

/** Invites the contact of an organization, like the server. */
export async function invite(cloud: LocalCloud, email: string, temporaryPassword: string): Promise<void> {
  const invited = { email, password: temporaryPassword, name: 'Ada Finn', groups: [] };
  await cloud.userPool.createUser({ ...invited, isTemporary: true });
}
