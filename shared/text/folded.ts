/** A text by its letters alone: `Cá đuối` and `CA DUOI` are the same. For comparisons, never to be shown. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // A letter of its own in Vietnamese, which the normal form does not take apart.
    .replaceAll('đ', 'd');
