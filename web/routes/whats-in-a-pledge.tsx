import { ButtonLink } from '../components/button.tsx';
import { Bullets, ProsePage, Section } from '../components/prose.tsx';
import { PATHS } from '../lib/paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

const EXAMPLES: readonly [string, string][] = [
  ['1 lb whole fish', 'about 2-3 meals'],
  ['2 lb whole fish', 'about 4-6 meals'],
  ['5 lb whole fish', 'about 10-15 meals'],
];

export default function WhatsInAPledge() {
  usePageTitle("What's in a Pledge");
  return (
    <ProsePage
      title="What's in a Pledge"
      lead="A pledge is a promise of meals: part of a catch that goes to families in need."
    >
      <Section title="What is a meal?">
        <p>A meal is 6.5-8 oz of fresh fillet: a dinner's portion for one person.</p>
        <table className="w-full max-w-form border-collapse text-left">
          <caption className="sr-only">How many meals a fish makes</caption>
          <thead>
            <tr className="border-b-2 border-line">
              <th scope="col" className="py-2 pr-4">
                The fish
              </th>
              <th scope="col" className="py-2">
                Makes
              </th>
            </tr>
          </thead>
          <tbody>
            {EXAMPLES.map(([fish, meals]) => (
              <tr key={fish} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {fish}
                </th>
                <td className="py-2 font-semibold">{meals}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title="How a pledge works">
        <Bullets
          items={[
            'A fisherman posts a pledge from the dock: species, place, when it was caught, how it is kept, and how many meals it makes.',
            'An approved food bank, church or aid group claims as many of the meals as it can serve.',
            'It collects them from the fisherman, who confirms the handover, and serves them.',
            'The pledge page shows how many meals were pledged, claimed and served. Nothing is rounded up.',
          ]}
        />
      </Section>
      <Section title="What the fisherman gets">
        <p>One pledge point for each meal, a page to share, and the thanks of people who ate well.</p>
      </Section>
      <div className="flex flex-col gap-3 md:flex-row">
        <ButtonLink to={PATHS.contact} variant="primary">
          Request Invitation
        </ButtonLink>
        <ButtonLink to={PATHS.login}>Back to Login</ButtonLink>
      </div>
    </ProsePage>
  );
}
