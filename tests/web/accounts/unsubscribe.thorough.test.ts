import { describe, expect } from 'vitest';
import { getMailPreferences } from '#shared/mail/endpoints.ts';
import { PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { pair, write } from '#tests/support/correspondence.ts';
import { theMailTo, unsubscribeLinks } from '#tests/support/mailbox.ts';

describe('the unsubscribe link of an email', () => {
  it('asks for confirmation, and ends emails of that kind by pressing a button, signed out', async () => {
    const [ruth, omar] = await pair(cloud);
    await write(cloud, omar, ruth);
    const { header } = unsubscribeLinks(await theMailTo(cloud, ruth));
    const wants = async () =>
      (await cloud.call(getMailPreferences, { token: ruth.accessToken })).body.messages;
    const { page } = await visit({ viewport: PHONE });
    await page.goto(header.href);
    const button = page.getByRole('button', { name: 'Unsubscribe' });
    await button.waitFor();
    expect(await wants()).toBe(true);
    await button.click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    await page.getByText('You will no longer get these emails: New messages.').waitFor();
    expect(await wants()).toBe(false);
  });
});
