/** What somebody posts: a catch for the marketplace, or meals pledged to the community. */
export type PostKind = 'catch' | 'pledge';

const PLURALS: Readonly<Record<PostKind, string>> = { catch: 'catches', pledge: 'pledges' };

/** "1 catch", "24 pledges", "No catches". */
export function countPosts(count: number, kind: PostKind): string {
  return `${count === 0 ? 'No' : count.toLocaleString('en-US')} ${count === 1 ? kind : PLURALS[kind]}`;
}
