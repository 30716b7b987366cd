/** API keys on the page of an organization, for its coordinators, and in the dashboard. */
import { isolated } from '../../../text/isolated.ts';

export const ofOrganization = {
  title: 'API keys',
  lead: 'With an API key, a program of your organization can find pledges and claim meals without anybody’s password.',
  two: 'To replace a key, make a second one, switch your program over, and end the first one.',
  stopped: 'Stopped, because the person who made it is no longer an active coordinator. Make another key.',
  name: 'Name',
  nameHint: 'Such as the program that uses it',
  newTitle: 'Your new API key',
  newText: 'Copy it now. It is shown only once. Anyone who has it can act for your organization.',
};
export const none = 'There is no API key yet.';
export const notLoaded = 'The API keys could not be loaded.';

/** The rights of a key. */
export const scopes = {
  'pledges:read': 'Find pledges',
  'claims:write': 'Claim meals, and see and change your claims',
  'impact:read': 'Read the numbers of meals',
  'landings:read': 'See announced landings',
};
export const madeOn = (day: string) => `Made on ${day}`;
export const usedOn = (day: string) => `Last used on ${day}`;
export const neverUsed = 'Not used yet';
export const endsOn = (day: string) => `Ends on ${day} unless it is used`;

export const makeTitle = 'Make an API key';
export const allowed = 'The key may';
export const make = 'Make API key';
export const making = 'Making...';

export const label = 'API key';
export const copy = 'Copy API key';
export const messages = {
  copied: 'API key copied',
  copyFailed: {
    title: 'The API key could not be copied',
    description: 'It is selected now. Copy it yourself.',
  },
};
export const done = 'I have saved it';
export const notShown = {
  title: 'The API key was made, but it can’t be shown again',
  description: 'End it and make another one.',
};

export const end = 'End';
export const endNamed = (key: string) => `End ${isolated(key)}`;
export const endTitle = (key: string) => `End the API key ${isolated(key)}?`;
export const endText = 'Programs that use it stop working right away.';
export const confirmEnd = 'End API key';
export const ending = 'Ending...';
export const ended = 'The API key has ended';
export const notEnded = 'The API key could not be ended';
