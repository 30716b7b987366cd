/** Fields of an organization, and their errors. */
import { number, plural } from '../general/format.ts';

export const place = 'Place of the kitchen';
export const placeHint = 'ZIP code, or town and state';
export const placeUnknown = 'We do not know this place. Add the state, or use a ZIP code.';
export const radiusMiles = 'Radius';
export const radiusHint = 'How many miles you travel for a pledge';
export const mealsPerWeek = 'Meals a week';
export const mealsPerWeekHint = 'How many you can serve. You can claim no more than this in a day.';
export const coldStorage = 'Cold storage';
export const coldStorageKinds = { refrigerator: 'Refrigerator', freezer: 'Freezer' } as const;
export const noColdStorage = 'None';
export const contactName = 'Contact';
export const contactHint = 'Members and the people who run this site write to this person';
export const contactEmail = 'Email of the contact';
export const contactPhone = 'Phone of the contact';
export const state = 'State';
export const states = { active: 'Active', paused: 'Paused' } as const;
export const stateHint = 'A paused organization can’t claim meals.';
export const role = 'Role';
export const roleNames = { coordinator: 'Coordinator', collector: 'Collector' } as const;
export const wholeNumber = (field: string, min: number, max: number) =>
  `${field} is a whole number from ${min} to ${max}`;
export const coldStorageOnce = 'Name each kind of cold storage once';
export const miles = (count: number) => plural(count, { one: '1 mile', other: `${number(count)} miles` });
