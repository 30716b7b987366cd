import { defineItem } from '../../table/index.ts';

interface StoredStory {
  /** A coordinator's words about the year. */
  story: string;
}

/** The words of an organization's report of a year. */
export const annualStory = defineItem<StoredStory>()('annual story', {
  pk: 'ANNUAL-REPORTS#{organizationId}',
  sk: '{year}',
  owner: 'nobody',
});
