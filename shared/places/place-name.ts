/** A town as lists show it: Portland, ME. */
export function placeName({
  place,
  stateAbbreviation,
}: {
  place: string;
  stateAbbreviation: string;
}): string {
  return `${place}, ${stateAbbreviation}`;
}
