/** Replaces the removed text. */
const LEFT_OUT = '…';

/** The lengths that RFC 5321 (4.5.3.1) allows an address before and after the at sign; longer runs are not addresses. */
const MAX_LOCAL_PART = 64;
const MAX_DOMAIN = 255;
/** Spaces around the at sign. More than this separate two texts. */
const MAX_SPACES = 8;

const AT_SIGN = /@|\(at\)|\[at\]/giu;
const LOCAL_PART = new RegExp(`[^\\s<>(),;:@]{1,${MAX_LOCAL_PART}}\\s{0,${MAX_SPACES}}$`, 'u');
const DOMAIN = new RegExp(`^\\s{0,${MAX_SPACES}}[^\\s<>(),;:@]{1,${MAX_DOMAIN}}`, 'u');
const UP_TO_TOP_LEVEL = /^.+\.[\p{L}\d-]{2,}/su;
/** Seven or more digits in the form of a telephone number. */
const NUMBER = /(?:\+|\(|\b)\d(?:[\s().\-/–]*\d){6,}/g;

/**
 * A person's text without email addresses and telephone numbers, for copies that can't be withdrawn (feeds, page heads,
 * pictures). It takes linear time, because it reads a bounded number of characters around each at sign.
 */
export const withoutContacts = (text: string): string => withoutAddresses(text).replace(NUMBER, LEFT_OUT);

function withoutAddresses(text: string): string {
  let kept = '';
  let end = 0;
  for (const { index, 0: sign } of text.matchAll(AT_SIGN)) {
    if (index < end) continue;
    const before = LOCAL_PART.exec(text.slice(Math.max(end, index - MAX_LOCAL_PART - MAX_SPACES), index));
    if (!before) continue;
    const afterSign = index + sign.length;
    const after = DOMAIN.exec(text.slice(afterSign, afterSign + MAX_SPACES + MAX_DOMAIN));
    const domain = after && UP_TO_TOP_LEVEL.exec(after[0]);
    if (!domain) continue;
    kept += text.slice(end, index - before[0].length) + LEFT_OUT;
    end = afterSign + domain[0].length;
  }
  // Cutting a long run can leave half of an emoji.
  return (kept + text.slice(end)).toWellFormed();
}
