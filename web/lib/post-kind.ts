/** What somebody posts: a catch for the marketplace, or meals pledged to the community. */
export type PostKind = 'catch' | 'pledge';
