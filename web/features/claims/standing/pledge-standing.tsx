import { useState } from 'react';
import { shareOf } from '#shared/claims/rules.ts';
import { type StandingClaim, standingClaimBody } from '#shared/claims/standing.ts';
import { askForStandingClaim, listStandingClaims } from '#shared/claims/standing-endpoints.ts';
import type { PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { collector, collectorHint } from '#words/claims/claim-pages.ts';
import * as words from '#words/claims/standing.ts';
import { Button } from '../../../components/button.tsx';
import { FormErrors, NumberField, TextField } from '../../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../../components/forms/form-foot.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { Written } from '../../../components/text/written.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import type { Me } from '../../../lib/session/session.tsx';
import { useSiteRules } from '../../../lib/site/site-rules.ts';
import { StandingState } from './standing-state.tsx';

interface PledgeStandingProps {
  pledge: PledgeRecord;
  seriesId: string;
  /** The organizations that the person coordinates. */
  organizations: Me['organizations'];
  /** Usually collects the meals too. */
  user: Me['user'];
}

/** The standing claims of the person's organizations on the series of a pledge. */
export default function PledgeStanding({ organizations, ...of }: PledgeStandingProps) {
  return organizations.map((organization) => (
    <Standing key={organization.id} {...of} organization={organization} isOneOf={organizations.length > 1} />
  ));
}

interface StandingProps extends Omit<PledgeStandingProps, 'organizations'> {
  organization: Me['organizations'][number];
  isOneOf: boolean;
}

/** One that the organization itself ended may be asked for again. */
const isGone = ({ state, endedBy }: StandingClaim) => state === 'ended' && endedBy !== 'fisherman';

function Standing({ organization, isOneOf, seriesId, pledge, user }: StandingProps) {
  const [isAsking, setAsking] = useState(false);
  const query = { organizationId: organization.id };
  const { data, error, mutate } = useEndpoint(listStandingClaims, { query }, { isChangedElsewhere: true });
  if (!data) return error ? <ErrorState words={words.notLoaded} onRetry={() => mutate()} /> : null;
  const standing = data.items.find((each) => each.seriesId === seriesId && !isGone(each));
  return (
    <section
      aria-label={isOneOf ? `${words.heading}: ${organization.name}` : words.heading}
      className="grid justify-items-start gap-3 rounded-card bg-sunken p-5"
    >
      <h2 className="text-lg">{words.heading}</h2>
      {isOneOf && (
        <p className="text-muted">
          <Written>{organization.name}</Written>
        </p>
      )}
      {standing ? (
        <StandingState standing={standing} mayEnd onChanged={() => mutate()} />
      ) : (
        <>
          <p>{words.lead}</p>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {words.ask}
          </Button>
        </>
      )}
      {isAsking && (
        <AskDialog
          params={{ seriesId, organizationId: organization.id }}
          pledge={pledge}
          user={user}
          onAsked={() => mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

interface AskDialogProps extends Pick<PledgeStandingProps, 'pledge' | 'user'> {
  params: { seriesId: string; organizationId: string };
  onAsked(): Promise<unknown>;
  onClose(): void;
}

function AskDialog({ params, pledge, user, onAsked, onClose }: AskDialogProps) {
  const { fairness } = useSiteRules();
  const form = useContractForm({
    schema: standingClaimBody,
    defaults: { meals: shareOf(pledge.mealsPledged, fairness), collectorName: user.name },
    async send(body) {
      await call(askForStandingClaim, { params, body });
      toast({ title: words.asked, kind: 'good' });
      onClose();
      await onAsked();
    },
  });
  return (
    <Dialog onClose={onClose} title={words.askTitle(speciesInSentence(pledge))}>
      <DialogForm form={form} submit={words.send} onCancel={onClose}>
        <p>{words.askText}</p>
        <FormErrors form={form} />
        <NumberField form={form} name="meals" label={words.meals} className="max-w-40" />
        <TextField
          form={form}
          name="collectorName"
          label={collector}
          hint={collectorHint}
          autoComplete="name"
        />
      </DialogForm>
    </Dialog>
  );
}
