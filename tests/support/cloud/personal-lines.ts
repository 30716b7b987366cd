/** Finds in logs what they must never contain: see lambdas/core/logger.ts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PERSONAL: Readonly<Record<string, RegExp>> = {
  'an email address': /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  'a phone number': /\(\d{3}\) \d{3}-\d{4}|\+1\d{10}\b/,
  'a token': /\beyJ[\w-]+\.eyJ[\w-]+/,
  'an API key': /\bcreel_[A-Za-z0-9]+_[A-Za-z0-9]+/,
  'a query string': /"\S*\/\S*\?[a-z]\w*=/i,
  'a position': /"(?:lat|lng|latitude|longitude)\\?":\s?-?\d/,
};

/**
 * @param directory the log files of functions, which may be missing
 * @param names of people that no line may contain
 * @returns one sentence for each such line
 */
export function personalLines(directory: string, names: readonly string[]): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory).flatMap((file) =>
    readFileSync(join(directory, file), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const found =
          namesIn(line, names) ?? Object.keys(PERSONAL).find((what) => PERSONAL[what]?.test(line));
        return found === undefined ? [] : [`${file} has ${found}: ${line}`];
      }),
  );
}

const namesIn = (line: string, names: readonly string[]) =>
  names.some((name) => line.includes(name)) ? 'a name' : undefined;
