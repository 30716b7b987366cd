import { createClaim } from '#shared/claims/endpoints.ts';
import { isNew, shareOf } from '#shared/claims/rules.ts';
import { type ClaimBody, type ClaimCard, claimBody } from '#shared/claims/schemas.ts';
import type { MealsOnOffer } from '#shared/posts/pledges/meals-on-offer.ts';
import type { Fairness } from '#shared/site/rules-schemas.ts';
import * as words from '#words/claims/claim-pages.ts';
import { FormErrors, NumberField, SelectField, TextField } from '../../components/forms/bound-fields.tsx';
import { PageFormFoot } from '../../components/forms/form-foot.tsx';
import { call } from '../../lib/api/api-client.ts';
import { serverNow } from '../../lib/device/server-clock.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { toClaim } from '../../lib/navigation/paths.ts';
import type { Me } from '../../lib/session/session.tsx';
import { useSiteRules } from '../../lib/site/site-rules.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { fieldOfSlot } from '../../parts/holds/slot-field.tsx';
import { firstHour, slotsToChoose } from '../../parts/holds/slots.ts';
import { useNewHold } from '../../parts/holds/use-new-hold.ts';
import { Offer } from './offer.tsx';
import { ClaimSlot } from './slot-field.tsx';

interface ClaimFormProps {
  offer: MealsOnOffer;
  /** The organizations that the person acts for. */
  organizations: Me['organizations'];
  organizationId: string;
  /** The member who fills it in, who usually collects the meals too. */
  user: Me['user'];
  /** The number of meals in this organization's last claim, if any. */
  usualMeals: number | undefined;
  /** Called when the server refuses the claim: the number of meals left may have changed. */
  onRefused(): void;
}

/** The number of meals to start with: the most likely one that the organization wants and can get. */
function firstMeals(
  { mealsLeft, mealsPledged, createdAt }: MealsOnOffer,
  usual: number | undefined,
  fairness: Fairness,
): number {
  const isShared = isNew(Date.parse(createdAt), serverNow(), fairness);
  const most = isShared ? shareOf(mealsPledged, fairness) : mealsLeft;
  return Math.min(mealsLeft, most, usual ?? mealsLeft);
}

export function ClaimForm(props: ClaimFormProps) {
  const { offer, organizations } = props;
  const form = useClaimForm(props);
  const meals = form.watch('meals');
  return (
    <form onSubmit={form.submit} noValidate className="flex max-w-form flex-col gap-6">
      <FormErrors form={form} fieldOf={fieldOfSlot} />
      <Offer offer={offer} />
      {organizations.length > 1 && (
        <SelectField
          form={form}
          name="organizationId"
          label={words.organization}
          options={organizations.map(({ id, name }) => [id, name])}
        />
      )}
      <MealsField form={form} offer={offer} />
      <ClaimSlot form={form} offer={offer} />
      <TextField
        form={form}
        name="collectorName"
        label={words.collector}
        hint={words.collectorHint}
        autoComplete="name"
      />
      <PageFormFoot form={form} submit={words.claim(meals || 0)} busy={words.claiming} />
    </form>
  );
}

function useClaimForm({ offer, organizationId, user, usualMeals, onRefused }: ClaimFormProps) {
  const made = useNewHold<ClaimCard>({
    kind: 'claim',
    userId: user.id,
    told: ({ meals }) => ({ title: words.claimed(meals), description: words.seeYou }),
    pathOf: toClaim,
    onRefused,
  });
  const { fairness } = useSiteRules();
  const [slot] = slotsToChoose(offer, serverNow());
  const { start, end } = slot ?? firstHour(offer, serverNow());
  return useContractForm<ClaimBody, ClaimBody>({
    schema: claimBody,
    defaults: {
      organizationId,
      meals: firstMeals(offer, usualMeals, fairness),
      pickupStart: start,
      pickupEnd: end,
      collectorName: user.name,
    },
    creates: `claim.${offer.id}`,
    send: (body, idempotencyKey) =>
      made(call(createClaim, { params: { pledgeId: offer.id }, body, idempotencyKey })),
  });
}

interface MealsFieldProps {
  form: ReturnType<typeof useClaimForm>;
  offer: MealsOnOffer;
}

function MealsField({ form, offer: { mealsLeft, mealsPledged, createdAt } }: MealsFieldProps) {
  const { fairness } = useSiteRules();
  const isShared = isNew(Date.parse(createdAt), useNow(), fairness);
  const share = words.newPledgeHint(fairness.newPledgePercent, shareOf(mealsPledged, fairness));
  return (
    <NumberField
      form={form}
      name="meals"
      label={words.meals}
      hint={`${words.mealsHint(mealsLeft)}${isShared ? ` ${share}` : ''}`}
      className="max-w-40 font-display text-xl font-bold"
    />
  );
}
