import { useState } from 'react';
import { PLANS, type Plan } from '#shared/plans.ts';
import { Button } from '../components/button.tsx';
import { Bullets, ProsePage, Section } from '../components/prose.tsx';
import { RadioCards } from '../components/radio-cards.tsx';
import { toast } from '../components/toast.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function priceWords({ price, period }: Plan): string {
  return `${dollars.format(price).replace(/\.00$/, '')} ${period === 'once' ? 'one-time' : 'per month'}`;
}

export default function GoPro() {
  usePageTitle('Go Pro');
  const [chosen, setChosen] = useState(PLANS[0].id);
  const purchase = () => {
    const plan = PLANS.find(({ id }) => id === chosen) ?? PLANS[0];
    toast({
      title: 'Plan selected',
      description: `You chose ${plan.name}. Payments are not enabled on this site: nothing was charged and nothing was granted.`,
      kind: 'good',
    });
  };
  return (
    <ProsePage title="Go Pro" lead="For fishermen who post often. 1 credit equals 1 Pro catch post.">
      <Section title="What Pro posts have">
        <Bullets
          items={[
            'A Pro badge on the card, and a profile that buyers can open from the listing.',
            'A fixed price instead of pay what you can.',
            'The first 2 photos are free; up to 3 additional photos cost 1 credit. At most 3 photos are shown on a post today.',
            'Every new fisherman starts with 5 credits.',
          ]}
        />
      </Section>
      <section className="flex max-w-form flex-col gap-4">
        <RadioCards
          legend="Choose a plan"
          name="plan"
          value={chosen}
          onChange={setChosen}
          options={PLANS.map((plan) => ({
            value: plan.id,
            label: `${plan.name}: ${priceWords(plan)}${plan.popular ? ' (Best Value)' : ''}`,
            hint: plan.description,
          }))}
        />
        <p className="text-sm text-muted">
          Apple Pay and Google Pay are the payment methods of this plan chooser. Payments are not enabled on
          this site.
        </p>
        <Button variant="primary" size="large" wide onClick={purchase}>
          Choose this plan
        </Button>
      </section>
    </ProsePage>
  );
}
