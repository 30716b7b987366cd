import { linkBy } from '#shared/sharing/links.ts';
import * as words from '#words/posts/parts.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { copyLink } from '../../components/text/copy-link.tsx';

/** Opens the device's share sheet with this page's address, or copies the address. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = location.origin + location.pathname;
    if (typeof navigator.share === 'function') {
      // Closing the share sheet rejects too, but is not a failure.
      return await navigator.share({ title, url: linkBy('device', url) }).catch(() => undefined);
    }
    await copyLink(linkBy('link', url));
  };
  return (
    <Button data-needs-script variant="quiet" onClick={share}>
      <Icon name="share" /> {words.share}
    </Button>
  );
}
