import { Fragment, type ReactNode } from 'react';

/** The element for each tag of a message: `<terms>our terms</terms>` becomes the result of `terms` for "our terms". */
type Tags = Readonly<Record<string, (content: string) => ReactNode>>;

/** A message with links or emphasis. Tags do not nest; an unknown tag shows only its content. */
export function RichText({ text, tags }: { text: string; tags: Tags }) {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  // The parts repeat in threes: text, tag name, tag content.
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const name = index % 3 === 2 ? parts[index - 1] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change places.
    return <Fragment key={index}>{name === undefined ? part : (tags[name]?.(part) ?? part)}</Fragment>;
  });
}
