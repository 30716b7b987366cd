/** A domain with letters beyond ASCII, and without other parts of a URL: no port, path or user. */
const INTERNATIONAL_DOMAIN = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * The normal form in which an email address is stored and compared: in lower case, with the domain as in the DNS
 * (IDNA), so that `ruth@münchen.example` becomes `ruth@xn--mnchen-3ya.example`. An invalid address stays invalid.
 */
export function normalizeEmail(written: string): string {
  // Only ASCII letters, because `toLowerCase` would turn the Kelvin sign (U+212A) into the letter k, and so change the
  // address.
  const address = written.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const domainAt = address.lastIndexOf('@') + 1;
  const domain = address.slice(domainAt);
  if (!INTERNATIONAL_DOMAIN.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return address.slice(0, domainAt) + new URL(`http://${domain}`).hostname;
}
