/** An email to ten thousand people: who gets it twice, not at all or against their will while the work is killed, and how soon it ends when it is stopped. */
import { startTown } from '#tests/support/mailing-to-town.ts';
import { type Bench, machineLoad, say, sized } from './bench.ts';

const PEOPLE = sized(10_000, 600);

export const measureMailing: Bench = async function* () {
  await using town = await startTown(PEOPLE);
  const from = performance.now();
  const { mailing, deaths, repeated, missed, unwanted } = await town.writeThroughTrouble();
  const seconds = Math.round((performance.now() - from) / 1000);
  say(`  ${mailing.sent} of ${PEOPLE} mails sent in ${seconds} s, killed ${deaths} times, ${machineLoad()}`);
  if (deaths !== 2) throw new Error(`The work was killed ${deaths} times, not twice`);
  yield { name: 'mailing.repeated', value: repeated.length };
  yield { name: 'mailing.missed', value: missed.length };
  yield { name: 'mailing.unwanted', value: unwanted.length };
  yield { name: 'mailing.since-stop', value: (await town.writeAndStop()).takenSinceStop };
};
