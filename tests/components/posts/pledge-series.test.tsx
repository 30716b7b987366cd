/** Pledges that repeat: the dialog that repeats one, and their list in My Posts. */
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getMyPledge } from '#shared/posts/own-endpoints.ts';
import type { PledgeSeries } from '#shared/posts/pledges/series.ts';
import {
  createPledgeSeries,
  deletePledgeSeries,
  listPledgeSeries,
  skipPledge,
} from '#shared/posts/pledges/series-endpoints.ts';
import PledgeSeriesList from '../../../web/features/posts/own/pledge-series-list.tsx';
import RepeatDialog from '../../../web/features/posts/own/repeat-dialog.tsx';
import { when } from '../support/api.ts';
import { aFisherman } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';
import { aPledge } from './posts.ts';

const day = { day: '2027-01-08', from: '2027-01-08T21:00:00.000Z', until: '2027-01-08T22:30:00.000Z' };

const aSeries = (changes: Partial<PledgeSeries> = {}): PledgeSeries => ({
  id: '01JX0000000000000000000009',
  createdAt: '2026-11-27T12:00:00.000Z',
  species: 'haddock',
  storage: 'iced',
  location: 'Portland, ME',
  place: 'Pier 3',
  mealsPledged: 20,
  ...{ weekdays: [5], startsAt: '16:00', minutes: 90, until: '2027-03-26', timeZone: 'America/New_York' },
  next: [{ ...day, skipped: false }],
  version: 1,
  ...changes,
});

let series = [aSeries()];
beforeEach(() => {
  series = [aSeries()];
  when(listPledgeSeries).answer(() => ({ series }));
});

describe('the dialog that repeats a pledge', () => {
  const slot = {
    start: new Date(2026, 11, 4, 16).toISOString(),
    end: new Date(2026, 11, 4, 18).toISOString(),
  };

  it('begins with the meals and pickup time of the pledge, and sends the days', async () => {
    when(getMyPledge).answer(() => aPledge({ pickup: { place: 'Pier 3', slots: [slot] } }));
    const asked = when(createPledgeSeries).answer(() => aSeries());
    await show(<RepeatDialog pledgeId={aPledge().id} species="haddock" onClose={() => undefined} />, {
      as: aFisherman(),
    });
    await expectSeen('Repeat haddock every week?', /expected to be caught for that day/);
    await expectNoProblems();
    await expect.element(field('Fri')).toBeChecked();
    await field('Meals each time').fill('20');
    await field('Last day').fill('2027-03-26');
    await inDialog('Repeat every week').click();
    await expectSeen('Your pledge repeats every week');
    expect(asked.mock.calls[0]?.[0].body).toEqual({
      pledgeId: aPledge().id,
      mealsPledged: 20,
      ...{ weekdays: [5], startsAt: '16:00', minutes: 120, until: '2027-03-26' },
    });
  });

  it('says what is missing, and sends nothing', async () => {
    when(getMyPledge).answer(() => aPledge({ handling: { storage: 'frozen' }, pickup: undefined }));
    const asked = when(createPledgeSeries).answer(() => aSeries());
    await show(<RepeatDialog pledgeId={aPledge().id} species="haddock" onClose={() => undefined} />, {
      as: aFisherman(),
    });
    await expectSeen('Meals each time');
    expect(page.getByText(/expected to be caught/).elements()).toEqual([]);
    for (const box of page.getByRole('checkbox', { checked: true }).all()) await box.click({ force: true });
    await field('Pickup until').fill('');
    await field('Last day').fill('');
    await inDialog('Repeat every week').click();
    await expectSeen('Please choose a day of the week', 'Please enter a time', 'Please enter a day');
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the list of pledges that repeat', () => {
  it('skips the next one with a tap, takes that back, and ends the series after a question', async () => {
    const asked = when(skipPledge).answer(({ body: { skipped } }) => {
      series = [aSeries({ next: [{ ...day, skipped }] })];
      return aSeries();
    });
    const ended = when(deletePledgeSeries).answer(() => {
      series = [];
      return { deleted: true };
    });
    await show(<PledgeSeriesList renderStanding={() => null} />, { as: aFisherman() });
    await expectSeen('Pledges that repeat', '20 meals of haddock', 'Pier 3 · Portland, ME', /^Fri · until/);
    await expectNoProblems();
    await button(/^Skip Fri/).click();
    await button(/^Don’t skip Fri/).click();
    await expect.element(button(/^Skip Fri/)).toBeVisible();
    expect(asked.mock.calls.map(([{ body }]) => body)).toEqual([
      { day: day.day, skipped: true },
      { day: day.day, skipped: false },
    ]);
    await button('End series').click();
    await inDialog('End series').click();
    await expectSeen('The pledges no longer repeat');
    expect(ended).toHaveBeenCalledOnce();
    await expect.element(page.getByText('Pledges that repeat')).not.toBeInTheDocument();
  });

  it('says why the rules refused a day', async () => {
    series = [aSeries({ refused: [{ day: '2027-01-01', reason: 'species' }] })];
    await show(<PledgeSeriesList renderStanding={() => null} />, { as: aFisherman() });
    await expectSeen(
      'Not posted on January 1, 2027: This species is not offered here. Please choose another one.',
    );
    await expectNoProblems();
  });
});
