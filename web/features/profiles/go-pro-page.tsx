import { useState } from 'react';
import { listPlans } from '#shared/site/plan-endpoints.ts';
import * as words from '#words/information/go-pro.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { BadgedCard } from '../../components/drawings/page-drawings.tsx';
import { RadioCards } from '../../components/forms/radio-cards.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { Bullets, ProsePage, Section } from '../../components/text/prose.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { toQuestion } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';

export default function GoPro() {
  usePageHead(words.title, () => ({ description: words.lead }));
  return (
    <ProsePage title={words.title} lead={words.lead} picture={<BadgedCard />}>
      <Section title={words.benefitsTitle}>
        <Bullets items={words.benefits} />
        <p>{words.openToAll}</p>
      </Section>
      <PlanChooser />
      <p>
        <ButtonLink to={toQuestion('what-does-it-cost')} variant="quiet" className="-ml-4">
          {words.whatItCosts}
        </ButtonLink>
      </p>
    </ProsePage>
  );
}

/** By id. */
const PLAN_WORDS = new Map<string, { name: string; description: string }>(Object.entries(words.plans));

function PlanChooser() {
  const { data, error, mutate } = useEndpoint(listPlans, {});
  const [chosenId, setChosenId] = useState<string>();
  if (!data && error) return <ErrorState words={words.plansNotLoaded} onRetry={() => mutate()} />;
  if (!data) return <PageSkeleton />;
  const plans = data.items.map((plan) => ({ ...plan, ...PLAN_WORDS.get(plan.id) }));
  const chosen = plans.find(({ id }) => id === chosenId) ?? plans[0];
  const purchase = () => {
    const description = words.planSelectedText(chosen?.name ?? '');
    toast({ title: words.planSelected, description, kind: 'good' });
  };
  return (
    <section className="flex max-w-form flex-col gap-4">
      <RadioCards
        legend={words.choosePlan}
        name="plan"
        value={chosen?.id ?? ''}
        onChange={setChosenId}
        options={plans.map((plan) => ({
          value: plan.id,
          label: words.plan(plan.name, plan.price, plan.period, plan.popular),
          hint: plan.description,
        }))}
      />
      <p className="text-sm text-muted">{words.paymentNote}</p>
      <Button data-needs-script variant="primary" size="large" wide onClick={purchase}>
        {words.chooseThisPlan}
      </Button>
    </section>
  );
}
