import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CopyLink } from '../../../web/components/text/copy-link.tsx';
import { button, expectSeen, field, show } from '../support/show.tsx';

const LINK = 'https://creel.example/share/01ARZ3NDEKTSV4RRFFQ69G5FAV';

describe('a link for sharing', () => {
  it('can be copied by keyboard', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show(<CopyLink link={LINK} hasPreview />);
    await expect.element(field('Share URL')).toHaveValue(`${LINK}?via=link`);
    button('Copy link').element().focus();
    await userEvent.keyboard('{Enter}');
    await expectSeen('Copied!');
    expect(copy).toHaveBeenCalledWith(`${LINK}?via=link`);
  });

  it('is selected if it cannot be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('The clipboard is blocked'));
    await show(<CopyLink link={LINK} hasPreview />);
    await button('Copy link').click();
    await expectSeen('Copy failed', 'Please manually copy the URL above.');
    expect(getSelection()?.toString()).toBe(`${LINK}?via=link`);
  });
});
