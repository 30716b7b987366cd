import { PATHS } from '../pages/pages.ts';

/** The path of a town's page. @param name as a person wrote it, or as `placeName` returns it: "Portland, ME" */
export const townPath = (name: string): string =>
  PATHS.town.replace(
    /:\w+/,
    name
      .normalize('NFD')
      .replace(/[\u0300-\u036f'\u2018\u2019.]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  );
