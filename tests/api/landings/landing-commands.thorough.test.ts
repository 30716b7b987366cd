/** Commands of a phone that were queued at sea: doubled, shuffled and late. Each landing ends as a model of its rules says. */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { type Delay, isAhead, type LandingMove, type LandingState, mayMove } from '#shared/landings/rules.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { byPhone, listedLandings, readLanding } from '#tests/support/landings.ts';

type Command = { state: LandingMove } | { delayMinutes: Delay; after: number };

const move: fc.Arbitrary<Command> = fc.record({
  state: fc.constantFrom<LandingMove>('underway', 'landed', 'done', 'cancelled'),
});
/** A delay was decided when so many minutes had been added. */
const delay: fc.Arbitrary<Command> = fc.record({
  delayMinutes: fc.constantFrom<Delay>(30, 60),
  after: fc.constantFrom(0, 30, 60, 90),
});
const commands = fc
  .array(fc.oneof(move, delay), { minLength: 1, maxLength: 8 })
  .chain((sent) => fc.shuffledSubarray([...sent, ...sent], { minLength: sent.length }));

interface Model {
  state: LandingState;
  addedMinutes: number;
  version: number;
}

/** The landing after a command; undefined if it is refused. */
function next(model: Model, command: Command): Model | undefined {
  const version = model.version + 1;
  if ('state' in command) {
    if (command.state === model.state) return model;
    return mayMove(command.state, model.state) ? { ...model, state: command.state, version } : undefined;
  }
  const addedMinutes = command.after + command.delayMinutes;
  if (model.addedMinutes === addedMinutes) return model;
  if (!isAhead(model.state) || model.addedMinutes !== command.after) return undefined;
  return { ...model, addedMinutes, version };
}

const later = (time: string, minutes: number) => new Date(Date.parse(time) + minutes * 60_000).toISOString();

describe('a landing', () => {
  it('ends as its commands say in the order in which they arrive, however often and late they do', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (sent) => {
        const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
        const phone = byPhone(cloud, ruth);
        const { id, from, until } = (await phone.announce()).body;
        let model: Model = { state: 'planned', addedMinutes: 0, version: 1 };
        for (const command of sent) {
          const body =
            'state' in command
              ? command
              : { delayMinutes: command.delayMinutes, from: later(from, command.after) };
          const { status } = await phone.tell(id, body);
          const after = next(model, command);
          expect(status).toBe(after ? 200 : 409);
          model = after ?? model;
        }
        const { state, version, ...window } = (await readLanding(cloud, id)).body;
        expect({ state, version }).toEqual({ state: model.state, version: model.version });
        expect([window.from, window.until]).toEqual([
          later(from, model.addedMinutes),
          later(until, model.addedMinutes),
        ]);
        const isOver = state === 'done' || state === 'cancelled';
        expect(await listedLandings(cloud, { fisherman: ruth.userId })).toEqual(isOver ? [] : [id]);
        expect(await listedLandings(cloud, { near: '43.66,-70.26' })).toEqual(
          isOver ? expect.not.arrayContaining([id]) : expect.arrayContaining([id]),
        );
        // One that is not ahead any more leaves room for two.
        const more = await Promise.all([phone.announce(), phone.announce()]);
        expect(more.filter((each) => each.status === 201).length).toBe(isAhead(model.state) ? 1 : 2);
      }),
      { numRuns: 25, seed: 28 },
    );
  });
});
