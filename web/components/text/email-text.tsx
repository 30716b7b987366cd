import { Fragment } from 'react';

/** An email address that breaks into lines before its at sign and its dots, rather than within a word. */
export function EmailText({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be the same
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
