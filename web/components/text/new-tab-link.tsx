/**
 * For a tag of a message in a form: a link that opens a new tab, so that the input is not lost. The text says that it
 * opens a new tab.
 */
export const newTabLink = (to: string) => (content: string) => (
  <a href={to} target="_blank" rel="noreferrer" className="text-link">
    {content}
  </a>
);
