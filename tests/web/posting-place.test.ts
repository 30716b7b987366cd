import { expect } from 'vitest';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';
import { wizardOn } from './posting-wizard.ts';

it('a new post begins with the profile’s place, and says how a place is understood', async () => {
  const ruth = await cloud.createUser();
  const body = {
    profileType: 'fisherman',
    name: 'Ruth Alder',
    phone: '(207) 555-0142',
    location: 'Kittery, ME',
  } as const;
  await cloud.call(createProfile, { token: ruth.accessToken, body });
  const { page } = await visit({ as: ruth, expectedErrors: [/404/] });
  const wizard = wizardOn(page);
  await wizard.open(cloud.origin());
  expect(await wizard.location.inputValue()).toBe('Kittery, ME');
  await wizard.location.fill('04101');
  await page.getByText('We read this as Portland, ME.').waitFor();
  await wizard.location.fill('Behind the third buoy');
  await page.getByText(/We do not know this place/).waitFor();
});
