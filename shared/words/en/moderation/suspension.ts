/** Shown to a suspended person by the API and on every page. */
export const suspended =
  'Your account is suspended. You can’t post, edit or send anything, and your posts are hidden. You can still download your data and delete your account.';
export const because = (reason: string) => `The reason: “${reason}”`;
export const endsOn = (end: string) => `It ends automatically on ${end}.`;
export const objection = 'If you think this is wrong, write to us.';
