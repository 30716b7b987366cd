import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#shared/contract/errors.ts';
import { unsubscribe } from '#shared/mail/endpoints.ts';
import { unsubscribeLinkInvalid } from '#words/general/refusals.ts';
import Unsubscribe from '../../../web/features/mail/unsubscribe-page.tsx';
import { when } from '../support/api.ts';
import { button, show } from '../support/show.tsx';

it('says when the link at the end of an email is none of ours', async () => {
  when(unsubscribe).answer(() => new AppError('not_found', unsubscribeLinkInvalid));
  await show(<Unsubscribe />, { at: '/unsubscribe?token=abc' });
  await button('Unsubscribe').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(unsubscribeLinkInvalid);
});
