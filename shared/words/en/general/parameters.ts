/** For requests whose address or ids are wrong, as only a program sends them. The names of parameters stay in English. */
export const near = 'near is a latitude and a longitude in degrees, such as 43.66,-70.26';
export const cell = 'cell is a row and a column of the grid, such as 87:-113';
export const onePlace = 'Ask by near or by cell, not by both';
export const catchOrder = 'sort is price, or left out for the newest first';
export const onesCatchesByPrice = 'The catches of one fisherman come newest first';
export const available = 'available is true, or left out';
export const pro = 'pro is true, or left out';
export const search = 'q is what to look for: at least one character';
export const searchTooLong = (characters: number) => `q is at most ${characters} characters long`;
export const version = 'version is a number from 1 on';
export const id = 'This is not a valid id.';
export const userId = 'This is not a valid user id.';
