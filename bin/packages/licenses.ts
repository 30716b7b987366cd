/** The licences that packages may have, as package-lock.json names them. */

/** Of packages that reach functions or browsers, and of all others. */
const EVERYWHERE = [
  '(MIT OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT OR Apache-2.0',
  // Its files stay under it, unchanged.
  'MPL-2.0',
  // libvips, which sharp loads as a library of its own.
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'LGPL-3.0-or-later',
  // Gives up all rights: fast-sha256.
  'Unlicense',
];

/** Of packages that only build or test the product. */
const OF_TOOLS = [
  // pako.
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '(MIT OR GPL-3.0-or-later)',
  'BlueOak-1.0.0',
  // zipcodes: the two-clause licence, by its text.
  'BSD',
  'CC-BY-4.0',
  // argparse.
  'Python-2.0',
];

/** Packages that have their licence as a text only, in a file that a person has read. */
const WITHOUT_A_NAME: Readonly<Record<string, string>> = {
  'node_modules/png-js': 'MIT',
};

/** @param path of a package in package-lock.json */
export const licenseOf = (path: string, named: string | undefined): string | undefined =>
  named ?? WITHOUT_A_NAME[path];

export const isAllowed = (license: string, isTool: boolean): boolean =>
  EVERYWHERE.includes(license) || (isTool && OF_TOOLS.includes(license));
