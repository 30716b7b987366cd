/** The calendar's part of the profile page. */
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  createCalendarAddress,
  deleteCalendarAddress,
  getCalendarAddress,
} from '#shared/calendar/endpoints.ts';
import type { CalendarAddress } from '#shared/calendar/schemas.ts';
import { CalendarSettings } from '../../../web/features/calendar/calendar-settings.tsx';
import { OFFLINE, when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const as = aPerson();
const addressOf = (secret: string): CalendarAddress => ({
  address: { path: `/api/calendar/${secret}.ics`, madeAt: '2026-11-26T12:00:00.000Z' },
});
const link = (name: string) => page.getByRole('link', { name });

async function open(known: CalendarAddress) {
  when(getCalendarAddress).answer(() => known);
  await show(<CalendarSettings />, { as });
}

describe('the secret address of a calendar', () => {
  it('is made by a button, and can then be copied and added to programs', async () => {
    when(createCalendarAddress).answer(() => addressOf('first'));
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open({});
    await button('Make a secret address').click();
    const path = '/api/calendar/first.ics';
    await expect.element(field('Secret address')).toHaveValue(location.origin + path);
    await expectSeen('Made on November 26, 2026.');
    await button('Copy address').click();
    expect(copied).toHaveBeenCalledWith(location.origin + path);
    await expect.element(link('Apple')).toHaveAttribute('href', `webcal://${location.host}${path}`);
    const google = new URL(link('Google').element().getAttribute('href') ?? '');
    expect(google.searchParams.get('cid')).toBe(`webcal://${location.host}${path}`);
    const outlook = new URL(link('Outlook').element().getAttribute('href') ?? '');
    expect(outlook.searchParams.get('url')).toBe(location.origin + path);
    await expectNoProblems();
  });

  it('is changed only after a warning that the old one stops working', async () => {
    const made = when(createCalendarAddress).answer(() => addressOf('second'));
    await open(addressOf('first'));
    await button('Change address').click();
    await expectSeen('The old address stops working right away. Add the new one wherever you use it.');
    expect(made).not.toHaveBeenCalled();
    await inDialog('Change address').click();
    await expect.element(field('Secret address')).toHaveValue(`${location.origin}/api/calendar/second.ics`);
    await expectSeen('The address was changed');
  });

  it('is ended, and another one can be made', async () => {
    when(deleteCalendarAddress).answer(() => ({ deleted: true }));
    await open(addressOf('first'));
    await button('End address').click();
    await inDialog('End address').click();
    await expect.element(button('Make a secret address')).toBeVisible();
  });

  it('stays where it is if the server cannot be reached', async () => {
    when(deleteCalendarAddress).answer(() => OFFLINE);
    await open(addressOf('first'));
    await button('End address').click();
    await inDialog('End address').click();
    await expectSeen('The address could not be ended');
    await expect.element(field('Secret address')).toHaveValue(`${location.origin}/api/calendar/first.ics`);
  });
});
