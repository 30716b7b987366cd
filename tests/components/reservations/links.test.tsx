/** The links to a buyer's open reservations. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import BottomBar from '../../../web/app/bars/bottom-bar.tsx';
import { type Me, useSession } from '../../../web/lib/session/session.tsx';
import { aFisherman, aPerson } from '../support/people.ts';
import { show } from '../support/show.tsx';

const Bar = () => <BottomBar session={useSession()} />;
const labels = async (as: Me) => {
  await show(<Bar />, { as });
  await expect.element(page.getByRole('link', { name: /Messages/ })).toBeInTheDocument();
  return () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
};

describe('the bar of everyday links', () => {
  it('has the reservations of a buyer in place of their posts, while one is open', async () => {
    await expect.poll(await labels(aPerson({ openReservations: 1 }))).toContain('Reserved');
    expect((await labels(aPerson()))()).toContain('My Posts');
  });

  it('keeps the posts of a fisherman, whose menu has their reservations', async () => {
    const shown = await labels(aFisherman({}, { openReservations: 1 }));
    await expect.poll(shown).toContain('My Posts');
    expect(shown()).not.toContain('Reserved');
  });
});
