/** The API keys of an organization, as a coordinator sees them. */
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createKey, deleteKey, listKeys } from '#shared/keys/endpoints.ts';
import type { ApiKey } from '#shared/keys/schemas.ts';
import OwnKeys from '../../../web/features/keys/own-keys.tsx';
import { OFFLINE, when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const KEY = `creel_AbCd1234_${'x'.repeat(38)}`;
const aKey = (changes: Partial<ApiKey> = {}): ApiKey => ({
  id: 'AbCd1234',
  name: 'Pantry planner',
  scopes: ['pledges:read', 'claims:write'],
  createdAt: '2026-11-20T12:00:00.000Z',
  endsAt: '2027-11-20T12:00:00.000Z',
  ...changes,
});

async function open(items: ApiKey[]) {
  const known = when(listKeys).answer(() => ({ items }));
  await show(<OwnKeys organizationId="01J00000000000000000000000" />, { as: aPerson() });
  return known;
}

describe('the API keys of an organization', () => {
  it('are made with a name and rights, and shown once to be copied', async () => {
    const items: ApiKey[] = [];
    await open(items);
    await expectSeen('There is no API key yet.');
    const made = when(createKey).answer(() => {
      items.push(aKey());
      return { ...aKey(), key: KEY };
    });
    await field('Name').fill('Pantry planner');
    await page.getByLabelText('Claim meals, and see and change your claims').click();
    await button('Make API key').click();
    await expect.element(page.getByLabelText('API key', { exact: true })).toHaveValue(KEY);
    expect(made).toHaveBeenCalledWith(
      expect.objectContaining({ body: { name: 'Pantry planner', scopes: ['pledges:read', 'claims:write'] } }),
    );
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await button('Copy API key').click();
    expect(copied).toHaveBeenCalledWith(KEY);
    await expectNoProblems();
    await button('I have saved it').click();
    expect(document.body.innerHTML).not.toContain(KEY);
    await expectSeen('Find pledges · Claim meals, and see and change your claims');
    await expectSeen(
      'Made on November 20, 2026 · Not used yet · Ends on November 20, 2027 unless it is used',
    );
  });

  it('need a name and a right', async () => {
    await open([]);
    await page.getByLabelText('Find pledges').click();
    await button('Make API key').click();
    await expectSeen(
      'Please enter a name of at least 2 characters',
      'Choose at least one thing that the key may do',
    );
  });

  it('are two at most', async () => {
    await open([
      aKey(),
      aKey({ id: 'EfGh5678', name: 'Old planner', lastUsedOn: '2026-11-25', isStopped: true }),
    ]);
    await expectSeen(/Last used on November 25, 2026/, /^To replace a key, make a second one/);
    await expectSeen(/^Stopped, because the person who made it is no longer an active coordinator\./);
    expect(page.getByRole('heading', { name: 'Make an API key' }).elements()).toEqual([]);
    await expectNoProblems();
  });

  it('are ended after a warning, and stay if the server cannot be reached', async () => {
    const items = [aKey()];
    await open(items);
    when(deleteKey).answer(() => OFFLINE);
    await button('End Pantry planner').click();
    await expectSeen('Programs that use it stop working right away.');
    await inDialog('End API key').click();
    await expectSeen('The API key could not be ended');
    when(deleteKey).answer(() => {
      items.pop();
      return { ended: true };
    });
    await button('End Pantry planner').click();
    await inDialog('End API key').click();
    await expectSeen('The API key has ended', 'There is no API key yet.');
  });
});
