/** The three steps to a post: their questions, messages, stored values and requests. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMe } from '#shared/accounts/endpoints.ts';
import { AppError } from '#shared/contract/errors.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import { createPledge } from '#shared/posts/pledges/endpoints.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { when } from '../support/api.ts';
import { aFisherman, aProfile } from '../support/people.ts';
import { address, button, expectNoProblems, expectSeen, field, go, inDialog } from '../support/show.tsx';
import { aCatch, aPledge } from './posts.ts';
import {
  choose,
  fillBasics,
  hoursAgo,
  issues,
  NOT_POSTED,
  openWizard,
  POSTED,
  radio,
  toFilledListing,
} from './wizard.tsx';

const answerPost = (outcome: CatchRecord | Error = aCatch()) => when(createCatch).answer(() => outcome);
const post = () => button('Create Listing').click();

async function toDetails(kind: Parameters<typeof choose>[0]): Promise<void> {
  await openWizard();
  await fillBasics();
  await button('Next').click();
  await choose(kind);
}

/** Types the value and expects this error below the input. */
async function expectSaid(label: string, value: string, message: string): Promise<void> {
  await field(label).fill(value);
  await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(message));
}

describe('the post form', () => {
  it('shows errors below their inputs and at the top, and focuses the first one in each step', async () => {
    await openWizard();
    await field('Location').fill('');
    await button('Next').click();
    await expect
      .poll(issues)
      .toEqual(['Please choose a species', 'Location must be at least 2 characters long']);
    await expect.element(field('Species')).toHaveFocus();
    await field('Species').selectOptions('other');
    await expectSaid('Custom species', 'Striped_bass', 'Name can only contain letters, numbers, spaces');
    await expectNoProblems();
    await field('Custom species').fill('Striped bass');
    await field('Location').fill('Portland, ME');
    await expect.poll(issues).toEqual([]);
    await button('Next').click();
    await button('Next').click();
    await expect
      .poll(issues)
      .toEqual(['Please choose to pledge or to sell', 'Please choose how the fish is prepared']);
    await expectNoProblems();
  });

  it('has its own messages for the errors of a listing', async () => {
    await toDetails('Sell in Marketplace');
    await radio('Fixed price').click();
    await radio('Phone').click();
    await field('Contact info').fill('555');
    await field('Date caught').fill(hoursAgo(49));
    await post();
    await expect
      .poll(issues)
      .toEqual([
        'Please enter a quantity',
        'Fresh fish cannot be more than 48 hours old',
        'Please enter a price in dollars, such as 12.50',
        'Please enter a valid phone number',
      ]);
    await expectNoProblems();
    await expectSaid('Date caught', hoursAgo(-2), 'Date caught cannot be in the future');
    await expectSaid('Price', '100001', 'Please enter a price of at most \\$100,000');
    await expectSaid('Quantity', 'x'.repeat(101), 'Quantity must be less than 100 characters');
    await radio('Email').click();
    await expectSaid('Contact info', `${'x'.repeat(250)}@example.org`, 'Email address is too long');
    await page.getByLabelText(/^Custom pickup location/).fill('x'.repeat(201));
    await expect.poll(issues).toContain('Pickup location must be less than 200 characters');
  });

  it('counts a quantity that is a number, and prices one of what it is', async () => {
    await toDetails('Sell in Marketplace');
    await field('Quantity').fill('40 lb');
    await expect.element(field('Number of pounds')).toHaveValue('40');
    await field('Quantity').fill('30 lb, gutted');
    await expect.element(field('Number of pounds')).toHaveValue('40');
    await field('Quantity').fill('12 fish');
    await expect.element(field('Number of pieces')).toHaveValue('12');
    await field('Number of pieces').fill('10');
    await field('Quantity').fill('14 fish');
    await expect.element(field('Number of pieces')).toHaveValue('10');
    await radio('Fixed price').click();
    const units = () =>
      Array.from(page.getByLabelText('Unit').element().querySelectorAll('option'), (each) => each.text);
    expect(units()).toEqual(['Total price', 'Per fish', 'Per pound']);
    await field('Counted in').selectOptions('box');
    await expect.poll(units).toEqual(['Total price', 'Per box', 'Per pound']);
    await post();
    await expectSaid('Number of boxes', '2.5', 'Please enter a whole number of pieces or boxes');
    await expectSaid('Smallest purchase', 'few', 'Please enter a number, such as 40 or 2.5');
    await expectNoProblems();
    await field('Counted in').selectOptions('');
    await expect.poll(issues).not.toContain('Please enter a number, such as 40 or 2.5');
  });

  it('has its own messages for the errors of a pledge', async () => {
    await openWizard();
    await fillBasics('tuna');
    await button('Next').click();
    await choose('Pledge to Community');
    await field('Meals').fill('1001');
    await field('Catch date').fill(hoursAgo(-2));
    await radio('Chilled').click();
    await button('Post Pledge').click();
    await expect
      .poll(issues)
      .toEqual([
        'Maximum 1000 meals per pledge',
        'Catch date cannot be in the future',
        'Tuna, mackerel and amberjack can only be pledged fresh when they are kept on ice',
      ]);
    await expectNoProblems();
  });

  it('asks visitors to sign in, and brings them back', async () => {
    await openWizard(null);
    await expectSeen('Please sign in to post a catch.');
    const link = page.getByRole('link', { name: 'Sign In' });
    await expect.element(link).toHaveAttribute('href', '/auth?from=%2Fpost-catch');
  });

  it('cannot be opened at a step after the first incomplete one', async () => {
    await openWizard(undefined, '?step=3');
    await expect.element(field('Species')).toBeVisible();
    await expect.poll(address).toBe('/post-catch?step=1');
  });

  it('goes back a step with the browser’s and its own back button, and starts each step at its top', async () => {
    await toFilledListing();
    go(-1);
    await expect.element(radio('Sell in Marketplace')).toBeChecked();
    await button('Back').click();
    await expect.element(field('Species')).toHaveValue('haddock');
    window.scrollTo(0, document.body.scrollHeight);
    await button('Next').click();
    await expect.element(radio('Sell in Marketplace')).toBeChecked();
    await expect.poll(() => window.scrollY).toBe(0);
    await button('Next').click();
    await expect.element(field('Quantity')).toHaveValue('40 lb');
  });

  it('restores the phone number for a person who tries other contact methods', async () => {
    await toDetails('Sell in Marketplace');
    await expectSeen('Ruth Alder');
    await expect.element(page.getByRole('link', { name: 'Change it in your profile' })).toBeVisible();
    for (const [method, value] of [
      ['Phone', '(207) 555-0142'],
      ['Email', 'ruth@creel.example'],
      ['Phone', '(207) 555-0142'],
    ] as const) {
      await radio(method).click();
      await expect.element(field('Contact info')).toHaveValue(value);
    }
  });

  it('explains a meal beside the choice, and restores the focus', async () => {
    await openWizard();
    await fillBasics();
    await button('Next').click();
    await button("What's in a Meal?").click();
    const dialog = page.getByRole('dialog', { name: "What's in a Meal?" });
    await expect.element(dialog).toBeVisible();
    const rows = dialog.getByRole('row').elements();
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Whole fishGives about',
      '1 lb2–3 meals',
      '2 lb4–6 meals',
      '5 lb10–15 meals',
    ]);
    await userEvent.keyboard('{Escape}');
    await expect.element(button("What's in a Meal?")).toHaveFocus();
    await expect.element(radio('Pledge to Community')).not.toBeChecked();
  });
});

describe('the values of the form', () => {
  it('are there after a reload, and gone once it is posted, except the usual ones for the next post', async () => {
    const posted = answerPost();
    await toFilledListing();
    await openWizard(undefined, '?step=3');
    await expectSeen('We kept what you filled in.');
    await expect.element(field('Quantity')).toHaveValue('40 lb');
    await post();
    await expectSeen(POSTED);
    await expect.poll(address).toBe('/my-posts');
    expect(posted.mock.lastCall?.[0].body).toMatchObject({ quantity: '40 lb', contactMethod: 'phone' });

    await openWizard();
    await expect.element(field('Species')).toHaveValue('');
    await expect.element(field('Location')).toHaveValue('Portland, ME');
    expect(field('Species').getByRole('option').elements()[1]?.textContent).toBe('Haddock');
    expect(page.getByText('We kept what you filled in.').elements()).toEqual([]);
    await fillBasics('cod');
    await button('Next').click();
    await choose('Sell in Marketplace');
    await expect.element(field('Contact info')).toHaveValue('(207) 555-0142');
    await button('Just now').click();
    await expect.element(field('Date caught')).toHaveValue(hoursAgo(0));
  });

  it('lead to the Share Screen once it is posted', async () => {
    const pledge = aPledge();
    when(createPledge).answer(() => pledge);
    await toDetails('Pledge to Community');
    await field('Meals').fill('24');
    await field('Catch date').fill(hoursAgo(5));
    await button('Post Pledge').click();
    await expectSeen('Your pledge has been posted successfully!');
    await button('Share it').click();
    await expect.poll(address).toBe(`/screen/${pledge.id}`);
  });

  it('are posted once, however often the button is pressed', async () => {
    const posted = answerPost();
    await toFilledListing();
    await button('Create Listing').dblClick();
    await expectSeen(POSTED);
    expect(posted).toHaveBeenCalledOnce();
  });

  it('are sent again with the same key after a server error, even after a reload', async () => {
    const first = answerPost(new AppError('internal'));
    await toFilledListing();
    await post();
    await expectSeen(NOT_POSTED, /What you filled in is kept\.$/);
    const second = answerPost();
    await openWizard(undefined, '?step=3');
    await post();
    await expectSeen(POSTED);
    const [one, other] = [first, second].map(({ mock }) => mock.lastCall?.[0].idempotencyKey);
    expect(one).toBeDefined();
    expect(other).toBe(one);
  });

  it('become another post after such an error and a change only after a confirmation', async () => {
    answerPost(new AppError('internal'));
    await toFilledListing();
    await post();
    await expectSeen(NOT_POSTED);
    await field('Quantity').fill('30 lb');
    const before = answerPost(new AppError('idempotency_key_reused'));
    await post();
    await expect.element(page.getByRole('dialog', { name: 'It was posted already' })).toBeVisible();
    const posted = answerPost();
    await inDialog('Post another').click();
    await expectSeen(POSTED);
    const [one, other] = [before, posted].map(({ mock }) => mock.lastCall?.[0].idempotencyKey);
    expect(other).not.toBe(one);
  });

  it('are not also pledged without a question if the sale may have been posted', async () => {
    answerPost(new AppError('internal'));
    await toFilledListing();
    await post();
    await expectSeen(NOT_POSTED);
    await button('Back').click();
    await choose('Pledge to Community');
    await field('Meals').fill('24');
    await button('Post Pledge').click();
    const dialog = page.getByRole('dialog', { name: 'It may be posted already' });
    await expect
      .element(dialog.getByRole('link', { name: 'See My Posts' }))
      .toHaveAttribute('href', '/my-posts');
  });

  it('can be corrected at their field and step if the server refuses them', async () => {
    const message = 'Location must be less than 200 characters';
    answerPost(new AppError('invalid_fields', message, { issues: [{ path: 'location', message }] }));
    await toFilledListing();
    await post();
    await expectSeen(NOT_POSTED);
    await expect.element(field('Location')).toHaveAccessibleDescription(new RegExp(message));
    await field('Location').fill('Bath, ME');
    await expect.poll(issues).toEqual([]);
  });

  it('are kept if the session has ended, which leads to the sign-in page and back', async () => {
    answerPost(new AppError('not_signed_in'));
    await toFilledListing();
    when(getMe).answer(() => new AppError('not_signed_in'));
    await post();
    await expectSeen('Please sign in to post a catch.');
  });
});

describe('a person without a fisherman profile', () => {
  it('creates one first from another profile, and continues with the draft', async () => {
    await openWizard();
    await fillBasics();
    const buyer = aFisherman({ profileType: 'buyer', phone: '(207) 555-0177', zipcode: '04072' });
    await openWizard(buyer);
    await expectSeen('First, your fisherman profile');
    await expectNoProblems();
    await expect.element(page.getByLabelText(/^Phone/)).toHaveValue('(207) 555-0177');
    await expect.element(page.getByLabelText(/^ZIP code/)).toHaveValue('04072');
    const made = when(createProfile).answer(() => {
      when(getMe).answer(() => aFisherman());
      return aProfile();
    });
    await button('Create profile').click();
    await expect.element(field('Species')).toHaveValue('haddock');
    expect(made.mock.lastCall?.[0].body).toMatchObject({
      profileType: 'fisherman',
      location: 'Portland, ME',
    });
  });
});
