import { Avatar } from '../components/avatar.tsx';
import { Badge } from '../components/badge.tsx';
import { ProsePage } from '../components/prose.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

const SAMPLE = {
  name: 'Sample Buyer',
  place: 'Anytown, ME',
  facts: [
    ['Buys', 'Cod, haddock and mussels, whole'],
    ['Usually', 'Friday mornings at the dock'],
    ['Bought', '12 catches since spring'],
    ['Pays', 'Cash'],
  ],
} as const;

/** A static profile that shows what one looks like; nobody's data. */
export default function CustomerDemo() {
  usePageTitle('Demo profile');
  return (
    <ProsePage title="Demo profile" lead="This page shows sample data. The person does not exist.">
      <section className="flex max-w-form flex-col gap-4 rounded-card border border-line bg-raised p-5">
        <div className="flex items-center gap-3">
          <Avatar name={SAMPLE.name} />
          <div>
            <h2 className="text-lg">{SAMPLE.name}</h2>
            <p className="text-muted">{SAMPLE.place}</p>
          </div>
          <Badge kind="quiet">Demo</Badge>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {SAMPLE.facts.map(([name, value]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </ProsePage>
  );
}
