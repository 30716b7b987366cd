import * as words from '#words/home.ts';
import * as newsletter from '#words/newsletters/subscriptions.ts';
import type { IconName } from '../../components/drawings/icons.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { type Parts, useParts } from '../../lib/site/site.ts';
import { SubscribeForm } from '../../parts/newsletters/subscribe-form.tsx';

interface Blurb {
  icon: IconName;
  title: string;
  lead: string;
}

const DAILY: Blurb = { icon: 'fish', title: words.dailyTitle, lead: words.dailyLead };
const SUPPORT: Blurb = { icon: 'heart', title: words.supportTitle, lead: words.supportLead };

/** Describes the product to signed-out visitors, and invites them to subscribe to news. */
export default function Blurbs() {
  const { isOn } = useParts();
  return (
    <>
      <About isOn={isOn} />
      {isOn('newsletter') && <Newsletter />}
    </>
  );
}

function About({ isOn }: Pick<Parts, 'isOn'>) {
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

function Newsletter() {
  return (
    <section data-needs-script aria-labelledby="newsletter" className="page pt-2">
      <div className="grid gap-4 rounded-card border border-line bg-raised p-5 md:grid-cols-2 md:gap-8 md:p-8">
        <div>
          <h2 id="newsletter" className="text-xl">
            {newsletter.formTitle}
          </h2>
          <p className="mt-1 text-muted">{newsletter.lead}</p>
        </div>
        <SubscribeForm />
      </div>
    </section>
  );
}
