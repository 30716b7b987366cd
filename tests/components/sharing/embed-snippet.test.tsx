import { it, vi } from 'vitest';
import { EmbedSnippet } from '../../../web/features/sharing/embed-snippet.tsx';
import { button, expectSeen, show } from '../support/show.tsx';

it('asks for lines to be selected that cannot be copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await show(<EmbedSnippet />);
  await button('Copy the lines').click();
  await expectSeen('Please select the lines and copy them.');
});
