/** The API keys of outside partners, as an administrator sees them. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createPartnerKey, deletePartnerKey, listPartnerKeys } from '#shared/keys/admin-endpoints.ts';
import { MAX_PARTNER_KEYS } from '#shared/keys/limits.ts';
import type { ApiKey } from '#shared/keys/schemas.ts';
import PartnerKeys from '../../../web/features/keys/partner-keys.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const KEY = `creel_AbCd1234_${'x'.repeat(38)}`;
const aKey = (changes: Partial<ApiKey> = {}): ApiKey => ({
  id: 'AbCd1234',
  name: 'Harbor Gazette',
  scopes: ['impact:read'],
  createdAt: '2026-11-20T12:00:00.000Z',
  endsAt: '2027-11-20T12:00:00.000Z',
  ...changes,
});

async function open(items: ApiKey[]) {
  when(listPartnerKeys).answer(() => ({ items }));
  await show(<PartnerKeys />, { as: aPerson({ roles: ['admin'] }) });
}

describe('the API keys of outside partners', () => {
  it('are made in the name of the partner, never to claim meals, and shown once', async () => {
    const items: ApiKey[] = [];
    await open(items);
    await expectSeen('There is no API key yet.');
    expect(page.getByLabelText(/^Claim meals/).elements()).toEqual([]);
    const made = when(createPartnerKey).answer(() => {
      items.push(aKey());
      return { ...aKey(), key: KEY };
    });
    await field('Outside partner').fill('Harbor Gazette');
    await page.getByLabelText('Find pledges').click();
    await page.getByLabelText('Read the numbers of meals').click();
    await button('Make API key').click();
    await expect.element(page.getByLabelText('API key', { exact: true })).toHaveValue(KEY);
    expect(made).toHaveBeenCalledWith(
      expect.objectContaining({ body: { name: 'Harbor Gazette', scopes: ['impact:read'] } }),
    );
    await expectNoProblems();
    await button('I have saved it').click();
    expect(document.body.innerHTML).not.toContain(KEY);
    await expectSeen('Read the numbers of meals');
  });

  it('show how they begin where two are of one partner, and are ended one by one', async () => {
    const items = [
      aKey({ isStopped: true }),
      aKey({ id: 'EfGh5678' }),
      aKey({ id: 'IjKl9012', name: 'Fisheries office' }),
    ];
    await open(items);
    await expectSeen('creel_AbCd1234_…', 'creel_EfGh5678_…');
    await expectSeen(/^Stopped, because the person who made it is no longer an active administrator\./);
    await expect.element(button('End Fisheries office')).toBeVisible();
    await expectNoProblems();
    const ended = when(deletePartnerKey).answer(() => {
      items.shift();
      return { ended: true };
    });
    await button('End Harbor Gazette creel_AbCd1234_…').click();
    await inDialog('End API key').click();
    await expectSeen('The API key has ended');
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ params: { keyId: 'AbCd1234' } }));
    await expect.element(button('End Harbor Gazette')).toBeVisible();
  });

  it('are no more than all partners together can have', async () => {
    await open(
      Array.from({ length: MAX_PARTNER_KEYS }, (_, index) =>
        aKey({ id: `AbCd12${10 + index}`, name: `Office ${index}` }),
      ),
    );
    await expectSeen('Office 29');
    expect(page.getByRole('heading', { name: 'Make an API key' }).elements()).toEqual([]);
  });
});
