import { describe, expect } from 'vitest';
import type { Visit } from '#tests/support/browser.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';
import type { TestUser } from '#tests/support/users.ts';
import { hoursAgo, wizardOn } from './posting-wizard.ts';

let ruth: TestUser;
let phone: Visit;
let wizard: ReturnType<typeof wizardOn>;

it.beforeAll(async () => {
  ruth = await cloud.createUser({ name: 'Ruth Alder', fisherman: 'Ruth Alder' });
});

it.beforeEach(async () => {
  phone = await visit({ as: ruth });
  wizard = wizardOn(phone.page);
  await wizard.open(cloud.origin());
});

/** What stands under the input once this is in it; the step was asked to go on before. */
async function says(label: string, value: string, message: string): Promise<void> {
  const input = phone.page.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));
  await input.fill(value);
  await expect.poll(() => wizard.errorOf(input)).toBe(message);
}

describe('the post form says what is wrong, in these words', () => {
  it('of the basics', async () => {
    await wizard.next();
    expect(await wizard.errorOf(wizard.species)).toBe('Please choose a species');
    await wizard.species.selectOption('other');
    await says('Custom species', 'X', 'Name must be at least 2 characters long');
    await says('Custom species', 'x'.repeat(101), 'Name must be less than 100 characters');
    await says(
      'Custom species',
      'Bass_1',
      'Name can only contain letters, numbers, spaces, hyphens, apostrophes, and periods',
    );
    await says('Custom species', 'Striped <bass>', '');
    await says('Location', 'P', 'Location must be at least 2 characters long');
    await says('Location', 'x'.repeat(201), 'Location must be less than 200 characters');
    await says('Location', 'Portland, ME', '');
    await says('Story', 'x'.repeat(1001), 'Story must be less than 1000 characters');
    await says('Story', 'A good day.', '');
    await wizard.next();
    await wizard.next();
    expect(await wizard.issues.getByRole('link').allInnerTexts()).toEqual([
      'Please choose to pledge or to sell',
      'Please choose how the fish is prepared',
    ]);
  });

  it('of a listing', async () => {
    const { page } = phone;
    await wizard.basics();
    await wizard.next();
    await wizard.choose('Sell in Marketplace');
    await wizard.next();
    await page.getByRole('radio', { name: 'Phone' }).check();
    await page.getByLabel('Contact info').fill('');
    await wizard.button('Create Listing').click();
    expect(await wizard.issues.getByRole('link').allInnerTexts()).toEqual([
      'Please enter a quantity',
      'Catch date is required',
      'Please choose how you want to be paid',
      'Contact info is required',
    ]);
    await says('Quantity', 'x'.repeat(101), 'Quantity must be less than 100 characters');
    await says('Quantity', '40 lb', '');
    await says('Date caught', hoursAgo(-2), 'Date caught cannot be in the future');
    await says('Date caught', hoursAgo(49), 'Fresh fish cannot be more than 48 hours old');
    await page.getByRole('radio', { name: 'Frozen', exact: true }).check();
    await says('Date caught', hoursAgo(49), '');
    await page.getByRole('radio', { name: 'Fixed price' }).check();
    await says('Price', '', 'Please enter a price in dollars, such as 12.50');
    await says('Price', '-1', 'Please enter a price in dollars, such as 12.50');
    await says('Price', '1.255', 'Please enter a price in dollars, such as 12.50');
    await says('Price', '100001', 'Please enter a price of at most $100,000');
    await says('Price', '6.50', '');
    await says('Contact info', '555', 'Please enter a valid phone number');
    await page.getByRole('radio', { name: 'Email' }).check();
    await says('Contact info', 'ruth@', 'Please enter a valid email address');
    await says('Contact info', `${'x'.repeat(250)}@example.org`, 'Email address is too long');
    await says('Contact info', 'ruth@example.org', '');
    await says('Custom pickup location', 'x'.repeat(201), 'Pickup location must be less than 200 characters');
    await says('Custom pickup location', 'Pier 3', '');
    expect(await wizard.issues.count()).toBe(0);
  });

  it('of a pledge', async () => {
    await wizard.basics();
    await wizard.next();
    await wizard.choose('Pledge to Community');
    await wizard.next();
    await wizard.button('Post Pledge').click();
    expect(await wizard.issues.getByRole('link').allInnerTexts()).toEqual([
      'Please enter a valid number of meals (at least 1)',
      'Catch date is required',
    ]);
    await says('Meals', '0', 'Please enter a valid number of meals (at least 1)');
    await says('Meals', '2.5', 'Please enter a valid number of meals (at least 1)');
    await says('Meals', '1001', 'Maximum 1000 meals per pledge');
    await says('Meals', '24', '');
    await says('Catch date', hoursAgo(-2), 'Catch date cannot be in the future');
    await says('Catch date', hoursAgo(49), 'Fresh fish cannot be more than 48 hours old');
    await says('Catch date', hoursAgo(5), '');
    await says('Temperature', '200', 'Please enter a temperature between -60 and 120 °F');
    await says('Temperature', '34.5', '');
    await says('Iced at', hoursAgo(-2), 'Iced at cannot be in the future');
    await says('Iced at', hoursAgo(4), '');
    expect(await wizard.issues.count()).toBe(0);
  });
});
