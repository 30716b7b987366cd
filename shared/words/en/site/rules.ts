/** Errors of the list of species and of the administrators' rules. */
export const idInvalid = 'An id can only have small letters, digits and single hyphens';
export const nameTooLong = (max: number) => `A name has at most ${max} characters`;
export const groupTooLong = (max: number) => `A group has at most ${max} characters`;
export const chooseDrawing = 'Please choose a drawing';
export const tooManySpecies = (max: number) => `The list has at most ${max} species`;
export const nameTaken = 'Another species has this name';
export const idTaken = 'This species is on the list already';
export const speciesStays = (name: string) => `${name} has to stay on the list. Hide it instead.`;
export const otherStays = 'Other has to stay on the list. People then type the species.';
export const histamineStays =
  'This fish can form histamine (FDA, Hazards and Controls Guidance, chapter 7). The rule has to stay.';

export const dayInvalid = 'Please enter the day on which the rule was compared with its source';
export const dayAhead = 'Please enter a day that is not ahead';
export const sourceInvalid = 'Please enter a web address that begins with https://';
export const chooseEffect = 'Please choose what the rule does';

/** The labels of the form. */
export const fields = {
  freshHours: 'Hours fresh',
  maxOpenClaims: 'Open claims',
  newPledgeMinutes: 'Minutes',
  newPledgePercent: 'Percent',
  noShows: 'No-shows',
  noShowDays: 'Days',
  signUpsPerHour: 'Sign-ups an hour',
} as const;
export const notBetween = (field: string, min: number, max: number) =>
  `${field}: please enter a whole number from ${min} to ${max}`;

interface Entry {
  name: string;
  names?: Readonly<Record<string, string>>;
  group?: string;
  drawing: keyof typeof drawings;
  formsHistamine?: true;
  hidden?: true;
}

export const drawings = {
  cod: 'Cod',
  lobster: 'Lobster',
  snapper: 'Snapper',
  crab: 'Crab',
  squid: 'Squid',
  mixed: 'Shellfish',
  default: 'Any fish',
} as const;

/** An entry of the list in one line, such as `Tuna, drawn as any fish, forms histamine`. */
export const entryFacts = ({ name, names = {}, group, drawing, formsHistamine, hidden }: Entry) =>
  [
    group === undefined ? name : `${name} (${group})`,
    ...Object.entries(names).map(([language, text]) => `${language}: ${text}`),
    `drawn as ${drawings[drawing].toLowerCase()}`,
    formsHistamine && 'forms histamine',
    hidden && 'hidden',
  ]
    .filter(Boolean)
    .join(', ');
export const inOrder = (names: readonly string[]) => `Order: ${names.join(', ')}`;
