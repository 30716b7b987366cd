/** Fields of an organization's report of a year. */
export const yearInvalid = 'The year has four digits, such as 2026';
export const story = 'About the year';
export const storyInvalid = 'Write about the year, or leave it empty';
