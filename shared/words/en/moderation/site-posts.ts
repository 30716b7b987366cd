import { isolated } from '../../../text/isolated.ts';

/** Posts of the whole site, moderated without a report. */
export const title = 'Posts';
export const kind = 'Which posts';
export const kinds = { catch: 'Catches', pledge: 'Pledges' } as const;
export const state = 'State';
export const states = {
  open: 'On offer',
  over: 'No longer offered',
  sold: 'Sold',
  hidden: 'Hidden',
  taken_down: 'Taken down',
} as const;
export const stateOptions = { ...states, all: 'All' } as const;
export const search = 'Search';
export const searchHint = 'A fish, a place or the name of a fisherman';
export const onlyOne = 'Only one person';
export const fisherman = 'Person';
export const showing = (name: string) => `Posts of ${isolated(name)}`;
export const somebody = 'one person';
export const everybody = 'Show everyone';
export const list = 'Posts found';
export const none = 'No posts match.';
export const notLoaded = 'The posts could not be loaded.';
export const moreNotLoaded = 'More posts could not be loaded.';
export const by = 'by';
export const view = 'View post';
export const viewNamed = (post: string) => `View post: ${post}`;
export const note = 'Reason given:';
export const noText = 'No text.';

const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`);
export const named = (species: string, fishermanName: string) => `${species} by ${isolated(fishermanName)}`;
export const select = (post: string) => `Select ${post}`;
export const selectAll = 'Select all shown';
export const selected = (count: number) => `${count} selected`;
export const clear = 'Clear';

export const actions = {
  takeDown: {
    label: (count: number) => `Take down ${count}`,
    title: (count: number) => `Take down ${posts(count)}?`,
    text: 'Nobody can see them, and only an administrator can allow them again. Each fisherman gets an email with your reason and how to object.',
    done: (count: number) => `${posts(count)} taken down`,
  },
  restore: {
    label: (count: number) => `Allow ${count} again`,
    title: (count: number) => `Allow ${posts(count)} again?`,
    text: 'Each fisherman gets an email and can then show the post again.',
    done: (count: number) => `${posts(count)} allowed again`,
  },
} as const;
export const reason = 'Reason';
export const reasonHint = 'We send it to the fisherman word for word.';
export const busy = 'Saving...';
export const someFailed = (failed: number, total: number) =>
  `${failed} of ${posts(total)} did not change. You can try these again:`;
export const because = (post: string, why: string) => `${post}: ${why}`;
