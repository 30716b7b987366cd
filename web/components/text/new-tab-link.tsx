/** For a tag of a message in a form: a link that leaves what was typed where it is. The words say that it opens a new tab. */
export const newTabLink = (to: string) => (content: string) => (
  <a href={to} target="_blank" rel="noreferrer" className="text-link">
    {content}
  </a>
);
