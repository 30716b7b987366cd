import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#shared/contract/errors.ts';
import { HOUR } from '#shared/limits.ts';
import { createAidApplication } from '#shared/organizations/application-endpoints.ts';
import CommunityAidContact from '../../../web/features/organizations/community-aid-contact-page.tsx';
import { OFFLINE, when } from '../support/api.ts';
import { button, expectSeen, field, show } from '../support/show.tsx';

describe('an aid application', () => {
  const TEXTS = {
    contactName: 'Maria Santos',
    contactEmail: 'maria@creel.example',
    organizationName: 'Harbor Kitchen',
    servingArea: 'Portland, ME',
    currentCapacity: '80 dinners a night',
    experience: 'Ten years of suppers for the neighborhood',
    availability: 'Every evening, with a cold room',
  };
  const control = (name: string) =>
    page.elementLocator(document.querySelector(`[name="${name}"]`) ?? document.body);

  /** As after a reload. */
  async function submit(): Promise<void> {
    await show(<CommunityAidContact />);
    await expect.element(button('Submit application')).toBeVisible();
    for (const [name, text] of Object.entries(TEXTS)) await control(name).fill(text);
    await control('organizationType').selectOptions('food_bank');
    await field('I agree to the terms and conditions.').click();
    await button('Submit application').click();
  }

  it('that the server could not store shows the reason, and keeps its values', async () => {
    when(createAidApplication).answer(() => new AppError('internal', 'The table is on fire.'));
    await submit();
    await expectSeen('Database Error', 'Failed to save application: The table is on fire.');
    await expect.element(control('contactName')).toHaveValue(TEXTS.contactName);
  });

  describe('sent again', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => void vi.useRealTimers());

    const keyOfTry = async (outcome: Error): Promise<string | undefined> => {
      const sent = when(createAidApplication).answer(() => outcome);
      await submit();
      await expectSeen(/No connection|Not now/);
      return sent.mock.lastCall?.[0].idempotencyKey;
    };

    it.each([
      ['keeps its key when no answer came', OFFLINE, 0, true],
      ['keeps its key after a failure of the server', new AppError('internal', 'Not now.'), 0, true],
      ['keeps its key when too many were sent', new AppError('too_many_requests', 'Not now.'), 0, true],
      ['has another key once the first was refused', new AppError('conflict', 'Not now.'), 0, false],
      ['keeps its key for as long as the server knows it', OFFLINE, 22 * HOUR, true],
      ['has another key when the server knows the first no more', OFFLINE, 24 * HOUR, false],
    ])('%s', async (_, outcome, laterMs, isSame) => {
      const first = await keyOfTry(outcome);
      expect(first).toBeDefined();
      vi.setSystemTime(Date.now() + laterMs);
      expect((await keyOfTry(OFFLINE)) === first).toBe(isSame);
    });
  });
});
