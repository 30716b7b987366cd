/** Issues with anything that repeats every week, in forms and in responses of the API. */
export const chooseDay = 'Please enter a day';
export const chooseWeekday = 'Please choose a day of the week';
export const seriesTooLong = 'A series can go on for a year at most';
export const chooseTime = 'Please enter a time';
