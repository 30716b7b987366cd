/** The smoke test: one walk through a deployed site, step by step. */
import { ARRIVAL_STEPS, CLEANING_STEPS, DEPARTURE_STEPS } from './steps/account.ts';
import { PEOPLE_STEPS } from './steps/people.ts';
import { POSTING_STEPS } from './steps/posting.ts';
import { VISITOR_STEPS } from './steps/visitor.ts';
import { type Given, missingParts, type Step, startWalk } from './walk.ts';

const STEPS: readonly Step[] = [
  ...VISITOR_STEPS,
  ...ARRIVAL_STEPS,
  ...POSTING_STEPS,
  ...PEOPLE_STEPS,
  ...DEPARTURE_STEPS,
];

/**
 * Takes every step that the site allows, the later ones too when one fails. After the first, which tells whether
 * anything is served, they would only wait.
 * @param say told a line for each step
 * @throws Error of one sentence when a step failed
 */
export async function runSmoke(given: Given, say: (line: string) => void): Promise<void> {
  const walk = startWalk(given);
  const missing = missingParts(given);
  const failed: string[] = [];
  let taken = 0;
  const steps = given.memory ? STEPS : [...STEPS, ...CLEANING_STEPS];
  for (const { name, needs = [], run } of steps) {
    const lacking = needs.find((part) => missing.has(part));
    if (lacking !== undefined) {
      say(`  --  ${name} (left out: no ${lacking})`);
      continue;
    }
    const start = performance.now();
    try {
      await run(walk);
      taken++;
      say(`  ok  ${name} (${Math.round(performance.now() - start)} ms)`);
    } catch (error) {
      failed.push(name);
      say(`FAIL  ${name}\n      ${error instanceof Error ? error.message : String(error)}`);
      if (name === STEPS[0]?.name) break;
    }
  }
  if (failed.length > 0)
    throw new Error(`${failed.length} steps of the smoke test failed: ${failed.join('; ')}.`);
  say(`The smoke test took ${taken} steps at ${given.site.origin}, and all hold.`);
}
