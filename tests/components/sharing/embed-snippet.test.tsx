import { it, vi } from 'vitest';
import { EmbedSnippet } from '../../../web/features/sharing/embed-snippet.tsx';
import { button, expectSeen, show } from '../support/show.tsx';

it('the snippet asks the person to copy it by hand if the clipboard is blocked', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('The clipboard is blocked'));
  await show(<EmbedSnippet />);
  await button('Copy the lines').click();
  await expectSeen('Please select the lines and copy them.');
});
