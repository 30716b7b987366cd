/** A program, which is the same in every language of the site and reads from left to right. */
export function Code({ id, text }: { id?: string; text: string }) {
  return (
    <pre
      id={id}
      lang="en"
      dir="ltr"
      translate="no"
      className="rounded-card border border-line bg-raised p-4 text-sm whitespace-pre-wrap wrap-anywhere"
    >
      <code>{text}</code>
    </pre>
  );
}

/** A name of the API within a text. */
export function CodeName({ children }: { children: string }) {
  return (
    <code lang="en" dir="ltr" translate="no" className="wrap-anywhere">
      {children}
    </code>
  );
}
