import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  countMailAudience,
  createMailing,
  previewMailing,
  testMailing,
} from '#shared/newsletters/endpoints.ts';
import { ComposeMailing } from '../../../web/features/newsletters/compose-mailing.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const as = aPerson({ roles: ['fisherman_manager'] });

async function showForm() {
  const drawn = { html: '<p>Drawn</p>', text: 'Drawn' };
  const previewed = when(previewMailing).answer(() => ({ consumer: drawn, community: drawn, dropped: [] }));
  const start = { subject: 'The season opens', content: 'Cod is back.', audience: 'role.buyer' } as const;
  const form = { source: 'new', start, headingRef: null, onNewDraft: () => {}, onLeave: () => {} } as const;
  await show(<ComposeMailing userId={as.user.id} {...form} />, { as });
  return previewed;
}

it('a newsletter is written, previewed and tested in another language', async () => {
  const previewed = await showForm();
  const tested = when(testMailing).answer(({ body }) => ({ sentTo: body.to ?? [] }));
  await page.getByText('In other languages').click();
  await field('Subject (Español)').fill('Abre la temporada');
  await field('Text (Español)').fill('Vuelve el bacalao.');
  await button('Español').click();
  const es = { subject: 'Abre la temporada', content: 'Vuelve el bacalao.' };
  await expect
    .poll(() => previewed.mock.lastCall?.[0].body)
    .toEqual({ subject: 'The season opens', content: 'Cod is back.', inLanguages: { es }, language: 'es' });
  await expectNoProblems();
  await button('Send a test').click();
  await expectSeen('This test goes out in the language of the preview: Español.');
  await inDialog('Send a test').click();
  await expectSeen('Test sent');
  expect(tested.mock.lastCall?.[0].body).toMatchObject({ language: 'es', inLanguages: { es } });
});

it('a newsletter with a subject but no text in one language is not sent, and the field is named', async () => {
  await showForm();
  await page.getByText('In other languages').click();
  await field('Subject (Português)').fill('Começa a temporada');
  await button('Count and send').click();
  await expectSeen('Text is required');
  await expect.element(field('Text (Português)')).toHaveFocus();
});

it('before sending, a newsletter shows how many people read each language, and who gets English', async () => {
  await showForm();
  const sent = when(createMailing).answer(() => new Error('not sent'));
  when(countMailAudience).answer(() => ({
    recipients: 7,
    languages: { en: 4, es: 2, pt: 0, vi: 1 },
    unwanted: 0,
    suppressed: 0,
    withoutAddress: [],
  }));
  await page.getByText('In other languages').click();
  await field('Subject (Español)').fill('Abre la temporada');
  await field('Text (Español)').fill('Vuelve el bacalao.');
  await button('Count and send').click();
  await expectSeen('English: 4', 'Español: 2', 'Tiếng Việt: 1, in English');
  await expectNoProblems('[role=dialog]');
  expect(sent).not.toHaveBeenCalled();
});
