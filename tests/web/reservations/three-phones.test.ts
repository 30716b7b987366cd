/** Fish is reserved, weighed and handed over, with two buyers and a fisherman, each on their own phone. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import * as spanishHolds from '#shared/words/es/holds/hold-pages.ts';
import * as spanish from '#shared/words/es/reservations/reservation-pages.ts';
import * as spanishStates from '#shared/words/es/reservations/states.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { inHours } from '#tests/support/claims.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { heading } from '#tests/web/auth-journeys.ts';
import { keyboardOf } from '#tests/web/keyboard.ts';
import { problemsOf } from '#tests/web/problems.ts';

/** Forty pounds, of which buyers may ask for parts. */
async function posted() {
  const [ruth, ana, bea] = await Promise.all([
    cloud.createUser({ name: 'Ruth Alder', fisherman: A_FISHERMAN }),
    cloud.createUser({ name: 'Ana Lima' }),
    cloud.createUser({ name: 'Bea Soto' }),
  ]);
  const post = await postCatch(cloud, ruth, {
    amount: 8,
    stock: { unit: 'pound', left: 40, least: 2, step: 1 },
    reserving: { mode: 'on_request', slots: [{ start: inHours(cloud, 2), end: inHours(cloud, 5) }] },
    customPickupLocation: 'Pier 3, the blue shed',
  });
  return { ruth, ana, bea, post };
}

/** The digits of the code, which the buyer makes once the fisherman has said yes. */
async function makeCode(page: Page, words: { code: string; newCode: string }): Promise<string> {
  const code = page.getByRole('region', { name: words.code });
  await code.getByRole('button', { name: words.newCode }).click();
  return (await code.getByText(/^\d{3} \d{3}$/).innerText()).replace(' ', '');
}

it('two buyers ask in two languages, one amount is weighed, and one pickup is confirmed without a network', async () => {
  const { ruth, ana, bea, post } = await posted();

  // Ana, in English and by keyboard.
  const { page: anas } = await visit({ as: ana, at: `/catch/${post.id}` });
  const keyboard = keyboardOf(anas);
  await keyboard.press(anas.getByRole('link', { name: 'Reserve', exact: true }));
  await heading(anas, 'Reserve cod').waitFor();
  await keyboard.type(anas.getByRole('textbox', { name: 'Pounds' }), '10');
  await anas.getByText('To pay: about $80.00').waitFor();
  expect(await problemsOf(anas)).toEqual([]);
  await keyboard.press(anas.getByRole('button', { name: 'Ask for 10 lb' }));
  await heading(anas, '10 lb of cod').waitFor();
  expect(await problemsOf(anas)).toEqual([]);

  // Bea, in Spanish.
  const { page: beas } = await visit({ as: bea, at: `/es/reserve/${post.id}` });
  await beas.getByRole('textbox', { name: 'Libras' }).fill('5');
  expect(await problemsOf(beas)).toEqual([]);
  await beas.getByRole('button', { name: spanish.askFor('5 lb') }).click();
  await heading(beas, '5 lb de bacalao').waitFor();

  // The fisherman replies and weighs by keyboard.
  const fishermans = await visit({ as: ruth, at: '/my-posts', expectedErrors: [/Failed to load/] });
  const his = fishermans.page;
  await his.getByRole('list', { name: 'Reservations of cod' }).getByText('5 lb · Bea Soto').waitFor();
  expect(await problemsOf(his)).toEqual([]);
  const keys = keyboardOf(his);
  // The lists for printing have it too.
  const sum = (text: string) => his.getByText(text, { exact: true });
  await keys.press(his.getByRole('link', { name: 'Pickups' }));
  await sum('2 requests').waitFor();
  expect(await problemsOf(his)).toEqual([]);
  await keys.press(his.getByRole('button', { name: 'Say yes: 10 lb · Ana Lima' }));
  await sum('1 person, 10 lb, 1 request').waitFor();
  await keys.press(his.getByRole('button', { name: 'Say yes: 5 lb · Bea Soto' }));
  await sum('2 people, 15 lb').waitFor();
  await keys.press(his.getByRole('button', { name: 'Enter weight for Ana Lima' }));
  await keys.type(his.getByRole('textbox', { name: 'Pounds' }), '11.5');
  await his.getByText('11.5 lb, $92.00').waitFor();
  expect(await problemsOf(his, '[role=dialog]')).toEqual([]);
  await keys.press(his.getByRole('button', { name: 'Save' }));
  await sum('2 people, 16.5 lb').waitFor();

  // Ana learns of it before she sets out.
  await anas.reload();
  await heading(anas, '11.5 lb of cod').waitFor();
  await anas.getByText(/You can cancel if you don’t want it/).waitFor();
  await anas.getByText('$92.00').first().waitFor();
  const digits = await makeCode(anas, { code: 'Code for the pickup', newCode: 'New code' });
  expect(await problemsOf(anas)).toEqual([]);

  // There is no network at the dock.
  await keys.press(his.getByRole('button', { name: 'Enter code of Ana Lima' }));
  await his.getByRole('textbox', { name: 'Code' }).waitFor();
  await fishermans.context.setOffline(true);
  await keys.type(his.getByRole('textbox', { name: 'Code' }), digits);
  await keys.press(his.getByRole('button', { name: 'Confirm' }));
  await his.getByText('Handed over, waiting for a connection').waitFor();
  expect(await problemsOf(his)).toEqual([]);
  await fishermans.context.setOffline(false);
  await his.getByText('11.5 lb handed over').waitFor();
  await anas.reload();
  await anas.getByText('You have collected this fish.').waitFor();

  await beas.reload();
  const hers = await makeCode(beas, spanishHolds);
  expect(await problemsOf(beas)).toEqual([]);
  await his.getByRole('button', { name: 'Enter code of Bea Soto' }).click();
  await his.getByRole('textbox', { name: 'Code' }).fill(hers);
  await his.getByRole('button', { name: 'Confirm' }).click();
  await his.getByText('5 lb handed over', { exact: true }).waitFor();
  await beas.reload();
  await beas.getByText(spanishStates.states.collected, { exact: true }).first().waitFor();

  const { body } = await cloud.call(getCatch, { params: { catchId: post.id } });
  expect(body).toMatchObject({ stock: { left: 23.5 } });
  expect(body.held).toBeUndefined();
}, 180_000);
