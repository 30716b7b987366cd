import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AdminMenu } from '../../../web/features/admin/admin-menu.tsx';
import { PARTS } from '../../../web/features/admin/parts.ts';
import { button, expectSeen, show } from '../support/show.tsx';

it('the menu closes with Escape on a phone, and focuses its button', async () => {
  const [current] = PARTS;
  if (!current) throw new Error('The dashboard has no parts');
  await show(<AdminMenu parts={PARTS} current={current} counts={undefined} />);
  const opener = button(/^Parts of the dashboard/);
  await opener.click();
  await expectSeen('Newsletters');
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
});
