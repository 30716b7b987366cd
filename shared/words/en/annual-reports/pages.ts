/** The page of an organization's report of a year. */
export const title = 'Annual report';
export const toOurPage = 'To the organization';
export const lead =
  'Show your donors what you collected and served. The report names a fisherman only if they allow it, and no one you serve.';
export const year = 'Year';
export const notLoaded = 'The report could not be loaded.';
export const signInFirst = 'Please sign in to see the report of your organization.';
export const write = 'Write about the year';
export const rewrite = 'Change the text';
export const storyHint = 'For your donors. It stands above the figures.';
export const saved = 'Saved';
export const nothing = 'No meals were collected in this year.';
export const print = 'Print';
export const downloadCsv = 'Download CSV';
export const csvFileName = (year: number) => `meals-${year}.csv`;
export const pdfFileName = (year: number) => `report-${year}.pdf`;
