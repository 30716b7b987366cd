import { decodeCharset, decodeQuotedPrintable } from './transfer-encoding.ts';

const encodedWord = /=\?([^?*]+)(?:\*[^?]*)?\?([bq])\?([^?]*)\?=/gi;

/** Decodes the `=?charset?B|Q?…?=` words of RFC 2047 in a header. */
export function decodeWords(header: string): string {
  // White space between two of them is not part of the text.
  const joined = header.replace(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?[^?]+\?[bq]\?)/gi, '$1');
  return joined.replace(encodedWord, (_, charset: string, encoding: string, content: string) => {
    const bytes =
      encoding.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64')
        : // Not a space, which at the end of a line of a body means nothing.
          decodeQuotedPrintable(content.replaceAll('_', '=20'));
    return decodeCharset(bytes, charset);
  });
}
