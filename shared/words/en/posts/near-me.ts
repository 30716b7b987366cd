/** Why Near Me has no place to search around; the first two texts: first document, section 8. */
export const locationProblems = {
  denied: {
    title: 'Location access denied',
    description: "Please enable location access to use the 'Near Me' filter.",
  },
  unsupported: {
    title: 'Geolocation is not supported by this browser.',
    description: 'Enter a ZIP code or town instead.',
  },
  timeout: {
    title: 'Finding your location took too long',
    description: 'Try again, or enter a ZIP code or town instead.',
  },
  unknown: {
    title: 'Your location could not be found',
    description: 'Try again, or enter a ZIP code or town instead.',
  },
  notLookedUp: { title: 'The place could not be looked up', description: 'Try again.' },
};
/** The name of the device's position in sentences such as “within 35 miles of your location”. */
export const ownLocation = 'your location';
export const placeNotFound = (name: string) => ({
  title: `We could not find “${name}”.`,
  description: 'Enter another ZIP code or town.',
});
export const locationEnabled = (what: 'catches' | 'fishermen') => ({
  title: 'Location enabled',
  description: `Showing ${what} within 35 miles of your location.`,
});
