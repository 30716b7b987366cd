import { SesError } from './errors.ts';

/** The addresses of a header such as `Ann <ann@example.org>, "B, C" <bc@example.org>`. */
export function splitAddresses(header: string): string[] {
  return header
    .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The bare address of `Ann <ann@example.org>`. Throws what SES answers when there is none. */
export function bareAddress(mailbox: string): string {
  const address = (/<([^<>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox).trim();
  if (/[\r\n]/.test(mailbox))
    throw new SesError('InvalidParameterValue', 'Control or newline characters are not allowed');
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw new SesError(
      'InvalidParameterValue',
      address.includes('@') ? 'Illegal address' : "Missing final '@domain'",
    );
  }
  return address;
}
