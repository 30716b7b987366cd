/** Landings and pledges that repeat every week, in forms and lists. */
export const repeat = 'Repeat every week';
export const weekdays = 'Days of the week';
export const lastDay = 'Last day';
export const next = 'Next';
/** @param days such as "Mon, Wed" */
export const everyWeek = (days: string, until: string) => `${days} · until ${until}`;
export const skip = 'Skip';
export const skipNamed = (day: string) => `Skip ${day}`;
export const unskip = 'Don’t skip';
export const unskipNamed = (day: string) => `Don’t skip ${day}`;
export const endSeries = 'End series';
export const ending = 'Ending...';
