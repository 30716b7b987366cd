/** From the bell to the link in the email that ends alerts: each person is told once by each channel. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listAlerts } from '#shared/alerts/endpoints.ts';
import { NEWS_DELAY_SECONDS } from '#shared/alerts/limits.ts';
import type { SubjectKind } from '#shared/alerts/schemas.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import type { savePushDevice } from '#shared/push/endpoints.ts';
import type { VisitOptions } from '#tests/support/browser/browser.ts';
import { cloud, visit } from '#tests/support/browser/fixtures.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { mailsTo, theMailTo, unsubscribeLinks } from '#tests/support/mailbox.ts';
import { pushedTo } from '#tests/support/push-devices.ts';
import { keyboardOf } from '#tests/web/keyboard.ts';
import { problemsOf } from '#tests/web/problems.ts';

/** Lets the time pass in which a new post can be taken back. */
export async function waitForNews(): Promise<void> {
  await cloud.settled();
  cloud.clock.advance(1000 * NEWS_DELAY_SECONDS);
  await cloud.settled();
}

interface Told {
  kind: SubjectKind;
  /** The post's id. */
  id: string;
  title: string;
  reason: string;
}

/** Opens the list by the bell of any page, with one unread alert in it. */
export async function expectOneAlert(page: Page, { kind, id, title, reason }: Told): Promise<void> {
  await page.reload();
  const bell = page.getByRole('link', { name: 'Alerts 1 unread' });
  await keyboardOf(page).press(bell);
  const list = page.getByRole('list', { name: 'Alerts' });
  const item = list.getByRole('listitem').filter({ hasText: title });
  await item.getByText(reason).waitFor();
  expect(await list.getByRole('listitem').count()).toBe(1);
  expect(await item.getByText('New', { exact: true }).isVisible()).toBe(true);
  expect(await item.getByRole('link').getAttribute('href')).toBe(`/${kind}/${id}`);
  await bell.waitFor({ state: 'detached' });
  expect(await problemsOf(page)).toEqual([]);
}

/** Opens the post by the only email, and ends these alerts by its link, on a device where nobody is signed in. */
export async function endFromEmail(
  person: TestUser,
  { kind, id, named }: { kind: SubjectKind; id: string; named: string },
  look: VisitOptions,
): Promise<void> {
  const mail = await theMailTo(cloud, person);
  const opened = new RegExp(`http[^"]*/${kind}/${id}\\?alert=[\\w-]+`).exec(mail.html)?.[0] ?? '';
  const { page } = await visit(look);
  await page.goto(opened);
  await page.waitForURL((url) => url.search === '');
  await page.goto(unsubscribeLinks(mail).body.href);
  await keyboardOf(page).press(page.getByRole('button', { name: 'Stop these alerts' }));
  await page.getByText(`You will no longer get these alerts: ${named}.`).waitFor();
  expect(await problemsOf(page)).toEqual([]);
}

/** Counts everything that a person was told, by each channel. */
export async function toldCounts(person: TestUser, device: BodyInput<typeof savePushDevice>) {
  const { items } = (await cloud.call(listAlerts, { token: person.accessToken })).body;
  const [list, email, push] = [items, await mailsTo(cloud, person), pushedTo(cloud, device)];
  return { list: list.length, email: email.length, push: push.length };
}
