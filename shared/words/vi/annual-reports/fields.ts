/** Fields of an organization's report of a year. */
export const yearInvalid = 'Năm có bốn chữ số, như 2026';
export const story = 'Về năm này';
export const storyInvalid = 'Hãy viết về năm này hoặc để trống';
