import type { Overview } from '#shared/overview/schemas.ts';
import * as words from '#words/overview.ts';
import { Facts } from '../../components/facts.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';

export function Health({ health }: { health: Overview['health'] }) {
  const { stage, version, deployedAt, deadLetters, monthCost } = health;
  return (
    <section aria-labelledby="health" className="grid gap-4">
      <h2 id="health" className="text-xl">
        {words.healthTitle}
      </h2>
      <Facts
        facts={[
          [words.givenUp, <GivenUp key="letters" deadLetters={deadLetters} />],
          [
            words.deployed,
            deployedAt === undefined ? (
              words.deployedNotKnown
            ) : (
              <RelativeTime key="deployed" time={deployedAt} />
            ),
          ],
          [words.version, version],
          [words.stage, stage],
          [words.cost, monthCost === undefined ? words.costNotKnown : words.costOf(monthCost)],
        ]}
        className="border-y border-line py-4"
      />
    </section>
  );
}

/** An empty queue needs no line. */
function GivenUp({ deadLetters }: Pick<Overview['health'], 'deadLetters'>) {
  const told = deadLetters.filter(({ messages }) => messages !== 0);
  if (told.length === 0) return words.nothingGivenUp;
  return (
    <ul>
      {told.map(({ queue, messages }) => (
        <li key={queue} className="font-semibold text-bad">
          {words.inQueue(queue, messages)}
        </li>
      ))}
    </ul>
  );
}
