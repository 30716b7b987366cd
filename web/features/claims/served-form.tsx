import { useRef, useState } from 'react';
import { recordServed } from '#shared/claims/endpoints.ts';
import { type ClaimCard, servedBody } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/claim-pages.ts';
import { saving } from '#words/general/form.ts';
import { Button } from '../../components/button.tsx';
import { Figure } from '../../components/cards/figure.tsx';
import { NumberField } from '../../components/forms/bound-fields.tsx';
import { FormFoot } from '../../components/forms/form-foot.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';

/** The number of collected meals that were served: entered once, and editable later. */
export function Served({ claim }: { claim: ClaimCard }) {
  const [isChanging, setChanging] = useState(false);
  const { mealsServed, meals } = claim;
  // The pressed button disappears with the form or the figure; the focus stays in this part of the page.
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (changing: boolean) => {
    setChanging(changing);
    heading.current?.focus();
  };
  return (
    <section aria-label={words.served} className="grid justify-items-start gap-3 rounded-card bg-sunken p-5">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {words.served}
      </h2>
      {mealsServed === undefined || isChanging ? (
        <ServedForm claim={claim} onDone={() => show(false)} />
      ) : (
        <>
          <Figure value={mealsServed} unit={words.ofMeals(meals)} size="huge" />
          <Button variant="quiet" className="-ml-4" onClick={() => show(true)}>
            {words.changeServed}
          </Button>
        </>
      )}
    </section>
  );
}

function ServedForm({ claim: { id, meals, mealsServed }, onDone }: { claim: ClaimCard; onDone(): void }) {
  const invalidate = useInvalidate();
  const form = useContractForm({
    schema: servedBody,
    defaults: { meals: mealsServed ?? meals },
    async send(body) {
      const claim = await call(recordServed, { params: { claimId: id }, body });
      invalidate('claim');
      toast({ title: words.servedSaved(claim.mealsServed ?? body.meals), kind: 'good' });
      onDone();
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-3">
      <NumberField
        form={form}
        name="meals"
        label={words.servedLabel}
        hint={words.servedHint(meals)}
        className="max-w-40 font-display text-xl font-bold"
      />
      <FormFoot failure={form.failure}>
        <Button type="submit" size="large" busy={form.formState.isSubmitting ? saving : undefined}>
          {words.recordServed}
        </Button>
      </FormFoot>
    </form>
  );
}
