/** Issues with pledges that repeat, in responses of the API. */
export const seriesNotFound = 'This series of pledges is not there any more.';
export const tooManySeries = (max: number) =>
  `You have ${max} series of pledges, the most at one time. End one of them first.`;
export const seriesIsEmpty = 'No pledge is left until this day. Choose a later one';
export const notInSeries = 'The series has no pledge on this day.';
export const postedAlready = 'This pledge is posted already. Hide or delete the pledge itself.';
