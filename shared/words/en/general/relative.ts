/** For less than a minute. */
export const justNow = 'just now';
