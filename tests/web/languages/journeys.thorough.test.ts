/** The main journeys in every language but English, whose own journeys stand with their areas. */
import { describe, expect } from 'vitest';
import { getMe, setLanguage } from '#shared/accounts/endpoints.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from '#shared/languages.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { aKitchen } from '#tests/support/claims.ts';
import { A_FISHERMAN, type NewUser, signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { button, heading, mailedCode, newestMail, PASSWORD } from '#tests/web/auth-journeys.ts';
import { dialog, inDialog } from '#tests/web/dialog.ts';
import { problemsOf } from '#tests/web/problems.ts';
import { wordsIn } from './words.ts';

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

describe.each(OTHERS)('in %s', (language) => {
  const at = (path: string) => pathIn(language, path);
  const speaking = async (user: NewUser = {}): Promise<TestUser> => {
    const person = await cloud.createUser(user);
    await cloud.call(setLanguage, { token: person.accessToken, body: { language } });
    return person;
  };
  const aFisherman = () => speaking({ fisherman: A_FISHERMAN });

  it('a visitor finds a catch in the marketplace, signs in there and writes to its fisherman', async () => {
    const { auth, emails, fields, figures, messages, messageFields, species } = await wordsIn(language);
    const [ruth, omar] = await Promise.all([aFisherman(), cloud.createUser()]);
    const post = await postCatch(cloud, ruth, { species: 'cod' });
    await cloud.settled();
    const { page } = await visit({ at: at('/marketplace?view=marketplace') });
    const card = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/catch/${post.id}"]`) });
    await card.getByText(figures.priceWords(post)).waitFor();
    await card.getByRole('link', { name: species.species.cod }).first().click();
    await page.waitForURL(`**${at(`/catch/${post.id}`)}`);
    expect(await problemsOf(page)).toEqual([]);

    await button(page, messages.sendMessage).click();
    await page.getByLabel(fields.labels.email, { exact: true }).fill(omar.email);
    await page.getByLabel(fields.labels.password, { exact: true }).fill(omar.password);
    await button(page, auth.logIn).click();
    await dialog(page).getByLabel(messageFields.subject).fill('40 lb?');
    await dialog(page).getByLabel(messageFields.content, { exact: true }).fill('¿Đâu, São João?');
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await inDialog(page, messages.send).click();
    await page.getByText(messages.sent).waitFor();
    const mails = await mailsTo(cloud, ruth);
    expect(mails.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(new RegExp(`¿Đâu, São João\\?[^]*${emails.messages.answerOnSite}`)),
    );
  });

  it('a fisherman signs up with the code from the email', async () => {
    const { auth, emails, fields, form, profileTypes } = await wordsIn(language);
    const email = `${language}-fisherman@creel.example`;
    const { page } = await visit({ at: at('/signup'), expectedErrors: [/400 .*_cognito/] });
    await page.getByRole('radio', { name: new RegExp(`^${profileTypes.labels.fisherman}`) }).check();
    await button(page, auth.next).click();
    const { labels } = fields;
    for (const [label, value] of [
      [labels.name, 'João Nguyễn'],
      [labels.email, email],
      [labels.password, PASSWORD],
      [labels.confirmPassword, PASSWORD],
      [labels.phone, '(207) 555-0142'],
      [labels.zipcode, '04101'],
      [labels.location + form.optional, 'Portland, ME'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    expect(await problemsOf(page)).toEqual([]);
    await button(page, auth.next).click();
    await button(page, auth.createAccount).click();
    await heading(page, auth.checkEmail).waitFor();
    expect(newestMail(cloud, email).subject).toBe(emails.accounts.confirm.subject);
    await page.getByLabel(auth.code).fill(mailedCode(cloud, email));
    await button(page, auth.confirmAddress).click();
    await page.waitForURL(`${cloud.origin()}${at('/')}`);
    const token = await signIn(cloud, { email, password: PASSWORD });
    const { user } = (await cloud.call(getMe, { token })).body;
    expect(user).toMatchObject({ name: 'João Nguyễn', language });
  });

  it('an organization claims pledged meals, and the fisherman hands them over', async () => {
    const { claims, handover, holds, species } = await wordsIn(language);
    const [kitchen, ruth] = await Promise.all([aKitchen(cloud), aFisherman()]);
    const pledge = await postPledge(cloud, ruth, { species: 'haddock', mealsPledged: 64 });
    const member = { as: kitchen.coordinator, flavour: 'community' } as const;
    const { page: hers } = await visit({ ...member, at: at(`/pledge/${pledge.id}`) });
    await hers.getByRole('link', { name: claims.claimMeals }).click();
    await hers.getByText(claims.mealsLeftOf(64, 64)).waitFor();
    await hers.getByLabel(claims.meals, { exact: true }).fill('20');
    await hers.getByLabel(claims.collector).fill('Kim Reyes');
    expect(await problemsOf(hers)).toEqual([]);
    await button(hers, claims.claim(20)).click();
    await heading(hers, claims.pageTitle(20, species.species.haddock.toLowerCase())).waitFor();
    await hers.getByText(claims.states.reserved, { exact: true }).waitFor();
    expect(await problemsOf(hers)).toEqual([]);
    const code = hers.getByRole('region', { name: holds.code });
    const digits = (await code.getByText(/^\d{3} \d{3}$/).innerText()).replace(' ', '');

    const { page: his } = await visit({ as: ruth, at: at('/my-posts') });
    await his.getByRole('button', { name: handover.enterCodeNamed('Harbor Kitchen') }).click();
    expect(await problemsOf(his)).toEqual([]);
    await dialog(his).getByLabel(handover.code, { exact: true }).fill(digits);
    await inDialog(his, handover.confirm).click();
    await his.getByText(handover.handedOver({ count: 20, unit: 'meal', receiver: '' }).title).waitFor();

    await hers.reload();
    await hers.getByLabel(claims.servedLabel).fill('18');
    await button(hers, claims.recordServed).click();
    await hers.getByText(claims.ofMeals(20)).waitFor();
  });

  it('a catch is reported, and an administrator hides it and says why', async () => {
    const { emails, reports, review } = await wordsIn(language);
    const [ruth, omar, admin] = await Promise.all([
      aFisherman(),
      cloud.createUser(),
      speaking({ groups: ['admin'] }),
    ]);
    const post = await postCatch(cloud, ruth);
    const { page } = await visit({ as: omar, at: at(`/catch/${post.id}`) });
    await button(page, reports.report).click();
    await dialog(page).getByLabel(reports.type).selectOption({ label: reports.types.food_safety });
    await dialog(page).getByLabel(reports.description).fill(`Warm, ${language}.`);
    await inDialog(page, reports.submit).click();
    await page.getByText(reports.submitted.title).waitFor();

    const urgent = (await mailsTo(cloud, admin)).find(({ text }) => text.includes(`Warm, ${language}.`));
    expect(urgent?.subject).toBe(emails.moderation.urgent.subject(reports.types.food_safety));
    const link = new RegExp(`${at('/admin/reports')}\\?report=\\w+`).exec(urgent?.text ?? '')?.[0];
    const { page: office } = await visit({ as: admin, at: link ?? '' });
    await office.getByRole('heading', { name: review.whatNow }).waitFor();
    expect(await problemsOf(office)).toEqual([]);
    await button(office, review.actions.hide_post.label).click();
    await dialog(office).getByLabel(review.reason).fill(`Keep it on ice, ${language}.`);
    await inDialog(office, review.actions.hide_post.label).click();
    await office.getByText(review.hiddenNow, { exact: true }).waitFor();
    const mails = await mailsTo(cloud, ruth);
    const mail = mails.find(({ text }) => text.includes(`Keep it on ice, ${language}.`));
    expect(mail?.subject).toBe(emails.moderation.moderation.hide_post.subject);
  });
});
