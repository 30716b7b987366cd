/** A body or word in quoted-printable, as the bytes it stands for. */
export function decodeQuotedPrintable(text: string): Buffer {
  const joined = text.replace(/[ \t]+$/gm, '').replace(/=\r?\n/g, '');
  const bytes = joined.replace(/=([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}

/** A body as the bytes it stands for; `text` holds one byte in each character. */
export function decodeTransfer(text: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(text, 'base64');
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(text);
  return Buffer.from(text, 'latin1');
}

/** Bytes as text; those of a charset that nobody knows are taken for UTF-8. */
export function decodeCharset(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
