import * as words from '#words/customer-demo.ts';
import { Avatar } from '../components/avatar.tsx';
import { Badge } from '../components/badge.tsx';
import { Facts } from '../components/facts.tsx';
import { ProsePage } from '../components/prose.tsx';
import { usePageHead } from '../lib/use-page-head.ts';

/** A static profile that shows what one looks like; nobody's data. */
export default function CustomerDemo() {
  usePageHead(words.title, () => ({ description: words.lead }));
  return (
    <ProsePage title={words.title} lead={words.lead}>
      <section className="flex max-w-form flex-col gap-4 rounded-card border border-line bg-raised p-5">
        <div className="flex items-center gap-3">
          <Avatar name={words.sample.name} />
          <div>
            <h2 className="text-lg">{words.sample.name}</h2>
            <p className="text-muted">{words.sample.place}</p>
          </div>
          <Badge kind="quiet">{words.badge}</Badge>
        </div>
        <Facts facts={words.sample.facts} />
      </section>
    </ProsePage>
  );
}
