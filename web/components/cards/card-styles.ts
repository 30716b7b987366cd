/**
 * Classes of posts' cards and of their skeletons, which must have the same size. If text is large for the width, a
 * card's text is below its picture.
 */
export const CARD_LIST = '@container grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3';
export const CARD =
  'relative flex min-h-28 overflow-hidden rounded-card border border-line bg-raised @max-[16em]:flex-col md:flex-col';
export const CARD_PICTURE =
  'h-auto min-h-28 w-28 shrink-0 self-stretch @max-[16em]:h-28 @max-[16em]:w-full md:aspect-[4/3] md:h-auto md:min-h-0 md:w-full';
export const CARD_WORDS =
  'flex min-w-0 flex-1 flex-col justify-center px-3.5 py-2 md:justify-start md:p-4 md:not-last:flex-none';
