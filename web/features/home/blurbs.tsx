import * as words from '#words/home.ts';
import type { IconName } from '../../components/drawings/icons.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { useParts } from '../../lib/site/site.ts';

interface Blurb {
  icon: IconName;
  title: string;
  lead: string;
}

const DAILY: Blurb = { icon: 'fish', title: words.dailyTitle, lead: words.dailyLead };
const SUPPORT: Blurb = { icon: 'heart', title: words.supportTitle, lead: words.supportLead };

/** Describes the product to signed-out visitors. */
export default function Blurbs() {
  const { isOn } = useParts();
  const network: Blurb = { icon: 'pin', title: words.networkTitle, lead: words.networkLead(isOn) };
  const blurbs = [...(isOn('sales') ? [DAILY] : []), ...(isOn('pledges') ? [SUPPORT] : []), network];
  return (
    <section aria-label={words.whatCreelDoes} className="page grid gap-6 py-8 md:grid-cols-3">
      {blurbs.map(({ icon, title, lead }) => (
        <div key={title} className="flex flex-col gap-1.5">
          <Icon name={icon} className="size-8 text-accent-text" />
          <h2 className="text-lg">{title}</h2>
          <p className="text-muted">{lead}</p>
        </div>
      ))}
    </section>
  );
}
