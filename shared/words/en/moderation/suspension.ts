/** What somebody is told who is suspended: by the API, and on every page. */
export const suspended =
  'Your account is suspended: you cannot post, change or send anything, and what you posted is not shown. You can still download your data and delete your account.';
export const because = (reason: string) => `The reason: “${reason}”`;
export const endsOn = (end: string) => `It ends by itself on ${end}.`;
export const objection = 'If you think this is wrong, write to us.';
