/** A town's name in lists: Portland, ME. */
export function placeName({
  place,
  stateAbbreviation,
}: {
  place: string;
  stateAbbreviation: string;
}): string {
  return `${place}, ${stateAbbreviation}`;
}
