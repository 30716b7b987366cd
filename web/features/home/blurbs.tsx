import * as words from '#words/home.ts';
import type { IconName } from '../../components/drawings/icons.tsx';
import { Icon } from '../../components/drawings/icons.tsx';

const BLURBS: readonly { icon: IconName; title: string; lead: string }[] = [
  { icon: 'fish', title: words.dailyTitle, lead: words.dailyLead },
  { icon: 'heart', title: words.supportTitle, lead: words.supportLead },
  { icon: 'pin', title: words.networkTitle, lead: words.networkLead },
];

/** Describes the product to signed-out visitors. */
export default function Blurbs() {
  return (
    <section aria-label={words.whatCreelDoes} className="page grid gap-6 py-8 md:grid-cols-3">
      {BLURBS.map(({ icon, title, lead }) => (
        <div key={title} className="flex flex-col gap-1.5">
          <Icon name={icon} className="size-8 text-accent-text" />
          <h2 className="text-lg">{title}</h2>
          <p className="text-muted">{lead}</p>
        </div>
      ))}
    </section>
  );
}
