import type { Obstacle } from './locate.ts';

export interface Problem {
  title: string;
  /** What to do. */
  description: string;
}

/** Why somebody's position is not known. The first two and their words: first document, section 8. */
export const OBSTACLES: Readonly<Record<Obstacle, Problem>> = {
  denied: {
    title: 'Location access denied',
    description: "Please enable location access to use the 'Near Me' filter.",
  },
  unsupported: {
    title: 'Geolocation is not supported by this browser.',
    description: 'Enter a ZIP code or town instead.',
  },
  late: {
    title: 'Finding your location took too long',
    description: 'Try again, or enter a ZIP code or town instead.',
  },
  unknown: {
    title: 'Your location could not be found',
    description: 'Try again, or enter a ZIP code or town instead.',
  },
};
