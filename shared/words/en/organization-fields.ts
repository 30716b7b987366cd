/** Fields of an organization, and what is wrong with them. */
export const radiusMiles = 'Radius';
export const mealsPerWeek = 'Meals a week';
export const wholeNumber = (field: string, min: number, max: number) =>
  `${field} is a whole number from ${min} to ${max}`;
export const coldStorageOnce = 'Name each kind of cold storage once';
export const roleNames = { coordinator: 'Coordinator', collector: 'Collector' } as const;
