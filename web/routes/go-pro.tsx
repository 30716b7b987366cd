import { useState } from 'react';
import { PLANS } from '#shared/plans.ts';
import * as words from '#words/go-pro.ts';
import { Button } from '../components/button.tsx';
import { Bullets, ProsePage, Section } from '../components/prose.tsx';
import { RadioCards } from '../components/radio-cards.tsx';
import { toast } from '../components/toast.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function GoPro() {
  usePageTitle(words.title);
  const [chosen, setChosen] = useState(PLANS[0].id);
  const purchase = () => {
    const plan = PLANS.find(({ id }) => id === chosen) ?? PLANS[0];
    toast({ title: words.planSelected, description: words.planSelectedText(plan.name), kind: 'good' });
  };
  return (
    <ProsePage title={words.title} lead={words.lead}>
      <Section title={words.benefitsTitle}>
        <Bullets items={words.benefits} />
      </Section>
      <section className="flex max-w-form flex-col gap-4">
        <RadioCards
          legend={words.choosePlan}
          name="plan"
          value={chosen}
          onChange={setChosen}
          options={PLANS.map((plan) => ({
            value: plan.id,
            label: words.plan(plan.name, plan.price, plan.period, plan.popular),
            hint: plan.description,
          }))}
        />
        <p className="text-sm text-muted">{words.paymentNote}</p>
        <Button variant="primary" size="large" wide onClick={purchase}>
          {words.chooseThisPlan}
        </Button>
      </section>
    </ProsePage>
  );
}
