/** Everything that a person follows: fishermen, searches and posts. */
export const following = 'What you follow';
export const tabs = { fishermen: 'Fishermen', searches: 'Searches', posts: 'Posts', meals: 'Meals' } as const;
export const alertSettings = 'Alert settings';
