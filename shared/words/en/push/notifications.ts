/** Notifications as they show on a locked screen, where anybody may read them: without names and texts. */
export const news = {
  fisherman: 'A fisherman you follow has news',
  search: 'There is something new for a search you saved',
  saved: 'A post you saved has changed',
  landing: 'A landing you follow has changed',
  meals: 'There are new meals for your organization',
  digest: 'Your news of the day is here',
} as const;
