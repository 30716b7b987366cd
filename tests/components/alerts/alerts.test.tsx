/** The list of alerts, and the settings of alerts. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getAlertSettings, listAlerts, markAlertsSeen, setAlertSettings } from '#shared/alerts/endpoints.ts';
import { USUAL_SETTINGS } from '#shared/alerts/rules.ts';
import type { Alert } from '#shared/alerts/schemas.ts';
import { AlertSettings } from '../../../web/features/alerts/alert-settings.tsx';
import Alerts from '../../../web/features/alerts/alerts-page.tsx';
import { aCatch, aPledge } from '../posts/posts.ts';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, show } from '../support/show.tsx';

const post = aCatch();
const meals = { about: '20 lb', as: 'meals', mealsPledged: 24 } as const;
const landing = {
  ...{ id: '01J0000000000000000000000L', createdAt: post.createdAt, changedAt: post.createdAt, version: 2 },
  ...{ fishermanId: post.fishermanId, fishermanName: 'Ruth Alder', state: 'underway', paymentWays: [] },
  harbour: { name: 'Union Wharf', location: 'Portland, ME' },
  expected: [
    { species: 'cod', ...meals },
    { species: 'haddock', ...meals },
  ],
  ...{ from: '2026-11-27T12:00:00Z', until: '2026-11-27T14:00:00Z' },
} satisfies Alert['landing'];
const anAlert = (changes: Partial<Alert> = {}): Alert => ({
  id: 'one',
  kind: 'catch',
  postId: post.id,
  catch: post,
  event: 'new',
  reason: 'search',
  search: { id: '01J0000000000000000000000S', name: 'Cod nearby' },
  fishermanId: post.fishermanId,
  at: new Date().toISOString(),
  unread: true,
  ...changes,
});

describe('the list of alerts', () => {
  it('says what happened and why, and marks all as read while they stay marked as new', async () => {
    const pledge = aPledge();
    when(listAlerts).answer(() => ({
      items: [
        anAlert(),
        anAlert({ id: 'two', event: 'price', reason: 'saved', unread: false }),
        anAlert({
          id: 'three',
          ...{ kind: 'pledge', postId: pledge.id, catch: undefined, pledge, reason: 'fisherman' },
        }),
        anAlert({ id: 'four', catch: undefined, event: 'sold', reason: 'saved' }),
        anAlert({
          id: 'five',
          ...{
            kind: 'landing',
            catch: undefined,
            landing,
            event: 'delayed',
            reason: 'landing',
            unread: false,
          },
        }),
      ],
    }));
    const seen = when(markAlertsSeen).answer(() => ({ unreadAlerts: 0 }));
    await show(<Alerts />, { as: aPerson({ unreadAlerts: 3 }), at: '/alerts' });
    await expectSeen('New catch: Cod', 'Lower price: Cod', 'New pledge: Haddock', 'All gone: A catch');
    await expectSeen(/Your search “Cod nearby”/, /You saved this post/, /You follow Ruth Alder/);
    await expectSeen('No longer on the site', 'Delayed: Cod, Haddock', /Union Wharf, Portland, ME/);
    await expect.poll(() => seen.mock.calls.length).toBe(1);
    expect(page.getByText('New', { exact: true }).elements()).toHaveLength(3);
    await expect
      .element(page.getByRole('link', { name: 'New catch: Cod' }))
      .toHaveAttribute('href', `/catch/${post.id}`);
    await expectNoProblems();
  });

  it('says how to get alerts if there are none', async () => {
    when(listAlerts).answer(() => ({ items: [] }));
    await show(<Alerts />, { as: aPerson(), at: '/alerts' });
    await expectSeen('No alerts yet', /Follow a fisherman, or save a search or a post/);
    await expectNoProblems();
  });

  it('needs a sign-in', async () => {
    await show(<Alerts />, { at: '/alerts' });
    await expectSeen('Please sign in to see your alerts.');
  });
});

describe('the settings of alerts', () => {
  it('are saved together', async () => {
    when(getAlertSettings).answer(() => ({ ...USUAL_SETTINGS, timeZone: 'America/New_York' }));
    const saved = when(setAlertSettings).answer(({ body }) => ({ ...body, timeZone: 'America/New_York' }));
    await show(
      <div className="page">
        <AlertSettings />
      </div>,
      { as: aPerson() },
    );
    await expectSeen('In Eastern Time');
    await expectNoProblems();
    const searches = page.getByRole('group', { name: 'My saved searches' });
    await searches.getByText('Once a day').click();
    await field('Time of the daily email').selectOptions('6:00 PM');
    await field('Quiet hours: no alerts at these times').click();
    await button('Save alert settings').click();
    await expectSeen('Alert settings saved');
    const { quiet: _, ...others } = USUAL_SETTINGS;
    expect(saved.mock.lastCall?.[0].body).toEqual({
      ...others,
      levels: { ...others.levels, search: 'daily' },
      digestHour: 18,
    });
  });

  it('name quiet hours that never end', async () => {
    when(getAlertSettings).answer(() => ({ ...USUAL_SETTINGS, timeZone: 'America/New_York' }));
    await show(<AlertSettings />, { as: aPerson() });
    await field('Until').selectOptions('9:00 PM');
    await button('Save alert settings').click();
    await expectSeen('Quiet hours must end at another hour than they begin');
  });

  it('have meals for members of an organization only', async () => {
    when(getAlertSettings).answer(() => ({ ...USUAL_SETTINGS, timeZone: 'America/New_York' }));
    const organizations = [{ id: '01J00000000000000000000000', name: 'Kitchen', role: 'collector' as const }];
    await show(<AlertSettings />, { as: aPerson({ organizations }) });
    await expectSeen('Meals that my organization could pick up');
    await expect.element(field('Only pledges with at least this many meals')).toHaveValue('1');
  });
});
