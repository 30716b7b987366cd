/** A domain with letters beyond ASCII, and nothing that an address of the web may hold besides: no port, path or user. */
const INTERNATIONAL_DOMAIN = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * An email address in the one spelling by which it is kept and compared: in lower case, the domain as the DNS has it (IDNA), so that
 * `ruth@münchen.example` is `ruth@xn--mnchen-3ya.example`. An invalid address stays invalid.
 */
export function normalizeEmail(written: string): string {
  // Only ASCII letters: `toLowerCase` would make the Kelvin sign (U+212A) the letter k, and another address of one that holds it.
  const address = written.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const domainAt = address.lastIndexOf('@') + 1;
  const domain = address.slice(domainAt);
  if (!INTERNATIONAL_DOMAIN.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return address.slice(0, domainAt) + new URL(`http://${domain}`).hostname;
}
