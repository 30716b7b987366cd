import { linkBy } from '#shared/sharing/links.ts';
import * as words from '#words/posts/parts.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { copyLink } from '../../../components/text/copy-link.tsx';

/** Sends this page's address by the phone's own means, or copies it. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = location.origin + location.pathname;
    if (typeof navigator.share === 'function') {
      // Closing the share sheet rejects as well, and is no failure.
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
