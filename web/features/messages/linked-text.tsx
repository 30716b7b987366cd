import { find } from 'linkifyjs';
import { Fragment } from 'react';
import { Written } from '../../components/text/written.tsx';

/** Only these become links: no scripts, no files. */
const SAFE = /^(https?:\/\/|mailto:)/i;

/** Text with its web and e-mail addresses as links. Nothing in it is read as HTML. */
export function LinkedText({ text }: { text: string }) {
  const links = find(text).filter(({ href }) => SAFE.test(href));
  return (
    <Written as="p" className="max-w-read">
      {links.map(({ start, href, value }, index) => (
        <Fragment key={start}>
          {text.slice(links[index - 1]?.end ?? 0, start)}
          {/* The writer is a stranger: the linked page learns nothing about this one. */}
          <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="text-link">
            {value}
          </a>
        </Fragment>
      ))}
      {text.slice(links.at(-1)?.end ?? 0)}
    </Written>
  );
}
