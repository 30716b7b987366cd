import { describe, expect } from 'vitest';
import { deleteProfiles } from '#shared/people/endpoints.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import type { Visit } from '#tests/support/browser.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';
import type { TestUser } from '#tests/support/users.ts';
import { scrollOf } from './marketplace-journeys.ts';
import { CAMERA_PHOTOS, hoursAgo, problemsOn, SMALL_PHOTOS, wizardOn } from './posting-wizard.ts';

let ruth: TestUser;
let phone: Visit;
let wizard: ReturnType<typeof wizardOn>;

it.beforeEach(async () => {
  ruth = await cloud.createUser({ name: 'Ruth Alder', fisherman: 'Ruth Alder' });
  phone = await visit({ as: ruth, hasTouch: true, isMobile: true });
  wizard = wizardOn(phone.page);
});

const myCatches = async () => (await cloud.call(listMyCatches, { token: ruth.accessToken })).body.items;
const myPledges = async () => (await cloud.call(listMyPledges, { token: ruth.accessToken })).body.items;
const firstCard = () => phone.page.getByRole('list', { name: 'My posts' }).getByRole('listitem').first();
const toast = (words: string) => phone.page.getByText(words, { exact: true }).first().waitFor();

describe('a fisherman with a phone', () => {
  it('sells a catch with three photos of a camera', async () => {
    await wizard.open(cloud.origin());
    await wizard.basics();
    await wizard.addPhotos(CAMERA_PHOTOS, 3);
    await phone.page.getByLabel('Story').fill('Long-lined east of the ledge.');
    await phone.page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    await wizard.next();
    // The next step begins at its top.
    await expect.poll(() => scrollOf(phone.page)).toBe(0);
    await wizard.choose('Sell in Marketplace');
    await wizard.next();
    await wizard.listing();
    await phone.page.getByRole('main').getByText('Ruth Alder', { exact: true }).waitFor();
    await phone.page.getByRole('link', { name: 'Change it in your profile' }).waitFor();
    await wizard.button('Create Listing').click();

    await toast('Your catch has been posted successfully!');
    expect(new URL(phone.page.url()).pathname).toBe('/my-posts');
    await expect
      .poll(() => firstCard().textContent())
      .toMatch(/Haddock[\s\S]*\$6\.50 per pound[\s\S]*40 lb · Portland, ME/);
    const [card] = await myCatches();
    const { body: record } = await cloud.call(getCatch, { params: { catchId: card?.id ?? '' } });
    expect(record).toMatchObject({
      disposition: 'fillet',
      description: 'Long-lined east of the ledge.',
      contactInfo: '(207) 555-0142',
      pickupOptions: ['dock'],
      amount: 6.5,
      unit: 'per_pound',
    });
    expect(record.photos).toHaveLength(3);
    expect(Math.abs(Date.parse(record.caughtDate) - Date.parse(`${hoursAgo(5)}`))).toBeLessThan(120_000);
  });

  it.each([
    ['Pay what you can', { paymentType: 'voluntary' }, 'PWYC'],
    ['Free', { paymentType: 'free' }, 'Free'],
  ])('gives a catch away for what people can pay, or for nothing: %s', async (label, record, words) => {
    await wizard.toFilledListing(cloud.origin());
    await phone.page.getByRole('radio', { name: label }).check();
    await wizard.button('Create Listing').click();
    await toast('Your catch has been posted successfully!');
    await expect.poll(() => firstCard().textContent(), { timeout: 20_000 }).toContain(words);
    const [card] = await myCatches();
    expect(card).toMatchObject(record);
    expect(card).not.toHaveProperty('amount');
  });

  it('keeps no button behind the bar of a phone whose text is twice the size', async () => {
    const line = await phone.context.newCDPSession(phone.page);
    await line.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await wizard.open(cloud.origin());
    const button = await wizard.button('Next').boundingBox();
    const bar = await phone.page.getByRole('navigation', { name: 'Everyday' }).boundingBox();
    // Below what is seen; it comes when somebody gets there.
    expect(button?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  it('gives back the phone number to who tries the other way to be reached', async () => {
    const { page } = phone;
    await wizard.toFilledListing(cloud.origin());
    const contact = page.getByLabel('Contact info');
    const before = await contact.inputValue();
    await page.getByRole('radio', { name: 'Email' }).check();
    expect(await contact.inputValue()).toBe(ruth.email);
    await page.getByRole('radio', { name: 'Phone' }).check();
    expect(await contact.inputValue()).toBe(before);
  });

  it('pledges meals with a photo of the catch and one of the packaged meals', async () => {
    await wizard.open(cloud.origin());
    await wizard.basics({ species: 'cod' });
    await wizard.addPhotos([SMALL_PHOTOS[1]], 1);
    await wizard.next();
    await wizard.choose('Pledge to Community');
    await wizard.next();
    await wizard.pledge();
    await phone.page.getByLabel('Temperature').fill('34.5');
    await wizard.addPhotos([SMALL_PHOTOS[0]], 2);
    await wizard.button('Post Pledge').click();

    await toast('Your pledge has been posted successfully!');
    await phone.page.getByRole('button', { name: 'Share it' }).click();
    await phone.page.getByRole('img', { name: /^Picture to share: 24 meals of cod/ }).waitFor();
    await phone.page.goBack();
    await expect.poll(() => firstCard().textContent()).toMatch(/Cod[\s\S]*24 meals/);
    const [card] = await myPledges();
    const { body: record } = await cloud.call(getPledge, { params: { pledgeId: card?.id ?? '' } });
    expect(record.photos.map(({ imageType, isPrimary }) => [imageType, isPrimary])).toEqual([
      ['catch', true],
      ['product', false],
    ]);
    expect(record).toMatchObject({ mealsPledged: 24, fishermanName: 'Ruth Alder', disposition: 'fillet' });
  });

  it('finds everything again after a reload, and nothing once it is posted', async () => {
    await wizard.open(cloud.origin());
    await wizard.basics();
    await wizard.addPhotos([SMALL_PHOTOS[0]], 1);
    await wizard.next();
    await wizard.choose('Sell in Marketplace', 'Whole');
    await wizard.next();
    await wizard.quantity.fill('40 lb');
    await phone.page.reload();

    await phone.page.getByText('We kept what you filled in.').waitFor();
    expect(await wizard.quantity.inputValue()).toBe('40 lb');
    await wizard.listing();
    await wizard.button('Create Listing').click();
    await toast('Your catch has been posted successfully!');
    const [card] = await myCatches();
    expect(card).toMatchObject({ species: 'haddock', photo: { id: expect.any(String) } });

    await wizard.open(cloud.origin());
    expect(await wizard.species.inputValue()).toBe('');
    expect(await wizard.photos.count()).toBe(0);
    expect(await phone.page.getByText('We kept what you filled in.').count()).toBe(0);
  });

  it('goes one step back with the back button of the browser and of the page', async () => {
    await wizard.toFilledListing(cloud.origin());
    await phone.page.goBack();
    expect(await phone.page.getByRole('radio', { name: 'Sell in Marketplace' }).isChecked()).toBe(true);
    await wizard.button('Back').click();
    await expect.poll(() => wizard.species.inputValue()).toBe('haddock');
    await phone.page.goForward();
    await wizard.next();
    await expect.poll(() => wizard.quantity.inputValue()).toBe('40 lb');
  });

  it('cannot get ahead of what is filled in by its address', async () => {
    await phone.page.goto(`${cloud.origin()}/post-catch?step=3`);
    await wizard.species.waitFor();
    expect(new URL(phone.page.url()).search).toBe('?step=1');
  });
});

describe('the next post', () => {
  it('begins where the last one was made, with its species on top and the same way to reach the fisherman', async () => {
    const { page } = phone;
    await wizard.toFilledListing(cloud.origin());
    await wizard.button('Create Listing').click();
    await toast('Your catch has been posted successfully!');
    await wizard.open(cloud.origin());
    expect(await wizard.location.inputValue()).toBe('Portland, ME');
    expect((await wizard.species.locator('option').allInnerTexts())[1]).toBe('Haddock');
    expect(await wizard.species.inputValue()).toBe('');
    await wizard.basics({ species: 'cod' });
    await wizard.next();
    await wizard.choose('Sell in Marketplace');
    await wizard.next();
    expect(await page.getByLabel('Contact info').inputValue()).toBe('(207) 555-0142');
    await wizard.button('Just now').click();
    expect(Date.now() - Date.parse(await page.getByLabel('Date caught').inputValue())).toBeLessThan(120_000);
  });
});

describe('what is not right', () => {
  it('is named under its input and at the top, and the focus goes to the first', async () => {
    await wizard.open(cloud.origin());
    await phone.page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    await wizard.next();
    expect(await wizard.errorOf(wizard.species)).toBe('Please choose a species');
    // Its label with it, which the bar at the top does not cover.
    const label = await phone.page.locator('label', { hasText: /^Species$/ }).boundingBox();
    const bar = await phone.page.getByRole('banner').boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(await wizard.errorOf(wizard.location)).toBe('Location must be at least 2 characters long');
    expect(await wizard.issues.getByRole('link').allInnerTexts()).toEqual([
      'Please choose a species',
      'Location must be at least 2 characters long',
    ]);
    expect(await phone.page.locator('select:focus').getAttribute('id')).toBe(
      await wizard.species.getAttribute('id'),
    );

    await wizard.species.selectOption('other');
    await wizard.location.fill('Portland, ME');
    await phone.page.getByLabel('Custom species').fill('Striped_bass');
    expect(await wizard.issues.getByRole('link').allInnerTexts()).toEqual([
      'Name can only contain letters, numbers, spaces, hyphens, apostrophes, and periods',
    ]);
    await phone.page.getByLabel('Custom species').fill('Striped bass');
    expect(await wizard.issues.count()).toBe(0);
  });

  it('keeps a sale from being created, and a pledge from being posted', async () => {
    await wizard.open(cloud.origin());
    await wizard.basics({ species: 'tuna' });
    await wizard.next();
    await wizard.next();
    expect(await wizard.issues.getByRole('link').allInnerTexts()).toEqual([
      'Please choose to pledge or to sell',
      'Please choose how the fish is prepared',
    ]);
    await wizard.choose('Sell in Marketplace');
    await wizard.next();
    await phone.page.getByLabel('Date caught').fill(hoursAgo(49));
    await phone.page.getByRole('radio', { name: 'Phone' }).check();
    await phone.page.getByLabel('Contact info').fill('555');
    await wizard.button('Create Listing').click();
    expect(await wizard.issues.getByRole('link').allInnerTexts()).toEqual([
      'Please enter a quantity',
      'Fresh fish cannot be more than 48 hours old',
      'Please choose how you want to be paid',
      'Please enter a valid phone number',
    ]);
    await phone.page.getByLabel('Date caught').fill(hoursAgo(-2));
    expect(await wizard.errorOf(phone.page.getByLabel('Date caught'))).toBe(
      'Date caught cannot be in the future',
    );

    await phone.page.goBack();
    await wizard.choose('Pledge to Community');
    await wizard.next();
    expect(await wizard.issues.count()).toBe(0);
    await wizard.meals.fill('1001');
    await phone.page.getByRole('radio', { name: /^Chilled/ }).check();
    await wizard.button('Post Pledge').click();
    expect(await wizard.issues.getByRole('link').allInnerTexts()).toEqual([
      'Maximum 1000 meals per pledge',
      'Catch date cannot be in the future',
      'Tuna, mackerel and amberjack can only be pledged fresh when they are kept on ice',
    ]);
    expect([await myCatches(), await myPledges()]).toEqual([[], []]);
  });
});

describe('"What\'s in a Meal?"', () => {
  it('explains a meal beside the choice, and gives the focus back', async () => {
    await wizard.open(cloud.origin());
    await wizard.basics();
    await wizard.next();
    await wizard.button("What's in a Meal?").click();
    const dialog = phone.page.getByRole('dialog', { name: "What's in a Meal?" });
    await dialog.waitFor();
    expect(await dialog.getByRole('row').allInnerTexts()).toEqual([
      expect.stringMatching(/Whole fish\s+Gives about/),
      expect.stringMatching(/1 lb\s+2–3 meals/),
      expect.stringMatching(/2 lb\s+4–6 meals/),
      expect.stringMatching(/5 lb\s+10–15 meals/),
    ]);
    await phone.page.keyboard.press('Escape');
    await phone.page.locator('button:focus', { hasText: "What's in a Meal?" }).waitFor();
    expect(await phone.page.getByRole('radio', { name: 'Pledge to Community' }).isChecked()).toBe(false);
  });
});

describe('who has no fisherman profile', () => {
  it('makes one first, in the flow, and goes on with the draft', async () => {
    const admin = await cloud.createUser({ groups: ['admin'] });
    await wizard.open(cloud.origin());
    await wizard.basics();
    await wizard.next();
    await wizard.choose('Sell in Marketplace');
    const { userId } = ruth;
    await cloud.call(deleteProfiles, { token: admin.accessToken, params: { userId } });
    await phone.page.goto(`${cloud.origin()}/post-catch`);
    await phone.page.getByRole('heading', { name: 'First, your fisherman profile' }).waitFor();
    expect(await problemsOn(phone.page)).toEqual([]);
    await phone.page.getByLabel('Name', { exact: true }).fill('Ruth of the Petrel');
    await wizard.button('Create profile').click();
    await wizard.species.waitFor();
    expect(await wizard.species.inputValue()).toBe('haddock');
  });

  it('has said in another profile how and where they are found', async () => {
    const buyer = await cloud.createUser({ name: 'Omar Finn' });
    const found = { phone: '(207) 555-0177', location: 'Saco, ME', zipcode: '04072' };
    await cloud.call(createProfile, {
      token: buyer.accessToken,
      body: { profileType: 'buyer', name: 'Omar Finn', ...found },
    });
    const { page } = await visit({ as: buyer, at: '/post-catch' });
    const first = wizardOn(page);
    await page.getByRole('heading', { name: 'First, your fisherman profile' }).waitFor();
    expect(await page.getByLabel('Phone').inputValue()).toBe('(207) 555-0177');
    expect(await page.getByLabel('ZIP code').inputValue()).toBe('04072');
    await first.button('Create profile').click();
    await first.species.selectOption('haddock');
    expect(await first.location.inputValue()).toBe('Saco, ME');
    await first.next();
    await first.choose('Sell in Marketplace');
    await first.next();
    expect(await page.getByLabel('Contact info').count()).toBe(0);
    await page.getByRole('radio', { name: 'Phone' }).check();
    expect(await page.getByLabel('Contact info').inputValue()).toBe('(207) 555-0177');
  });
});
