/** Many organizations that claim the same meals at the same time. */
import { expect } from 'vitest';
import { POST_ITEMS } from '#lambdas/posts/store/items.ts';
import type { createClaim } from '#shared/claims/endpoints.ts';
import { replay } from '#tests/api/faults/replay.ts';
import { askFor, inHours, type Kitchen } from '#tests/support/claims.ts';
import type { ApiAnswer } from '#tests/support/cloud/api-call.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { readItem } from '#tests/support/cloud/table.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import { apiErrors } from '#words/general/api-errors.ts';

type Answer = ApiAnswer<typeof createClaim>;

const REFUSALS = [
  'No meals are left.',
  'Your organization has 3 open claims, the most at one time. Collect or cancel one of them first.',
];

/** One person for every five organizations. */
async function manyKitchens(cloud: LocalCloud, count: number): Promise<Kitchen[]> {
  const people = await Promise.all(Array.from({ length: count / 5 }, () => cloud.createUser()));
  const kitchens = people.flatMap((coordinator) =>
    Array.from({ length: 5 }, async () => ({
      coordinator,
      organizationId: await createOrganization(cloud, coordinator),
    })),
  );
  return await Promise.all(kitchens);
}

/** A caller who must retry uses the same key. */
const isToRepeat = (answer: Answer) =>
  answer.status >= 500 ||
  answer.status === 429 ||
  (answer.status === 409 && answer.error.message === apiErrors.conflict);

/** Each organization sends this many claims of one meal, all at once. */
export async function claimAtOnce(
  cloud: LocalCloud,
  pledgeId: string,
  organizations: number,
): Promise<Answer[]> {
  const kitchens = await manyKitchens(cloud, organizations);
  const asking = kitchens.flatMap((kitchen) => Array.from({ length: 5 }, () => kitchen));
  const slot = { pickupStart: inHours(cloud, 3), pickupEnd: inHours(cloud, 4), meals: 1 };
  return await Promise.all(
    asking.map(async (kitchen) => {
      const request = { ...slot, idempotencyKey: crypto.randomUUID() };
      for (;;) {
        const answer = await askFor(cloud, kitchen, pledgeId, request);
        if (!isToRepeat(answer)) return answer;
      }
    }),
  );
}

/** Expects that each meal was given out once, and that all others got a refusal with the reason. */
export async function expectAllGivenOnce(
  cloud: LocalCloud,
  pledgeId: string,
  answers: readonly Answer[],
  meals: number,
): Promise<void> {
  const given = answers.filter(({ status }) => status === 201);
  expect(given).toHaveLength(meals);
  expect(new Set(given.map(({ body }) => body.id)).size).toBe(meals);
  const refused = answers.filter(({ status }) => status !== 201).map(({ error }) => error.message);
  for (const message of refused) expect(REFUSALS).toContain(message);
  const stored = await readItem(cloud, POST_ITEMS.pledge.record.key({ postId: pledgeId }));
  expect(stored).toMatchObject({ mealsLeft: 0, mealsClaimed: meals });
}

export async function expectCountsByLedger(cloud: LocalCloud, stateDirectory: string): Promise<void> {
  await cloud.settled();
  const { isRight, lines } = await replay(cloud, stateDirectory);
  expect({ isRight, lines }).toEqual({
    isRight: true,
    lines: [expect.stringMatching(/^\d+ entries of the ledger: every count is what they come to\.$/)],
  });
}
