import { useId } from 'react';
import {
  type OrganizationDetails,
  type OrganizationForm,
  organizationForm,
} from '#shared/organizations/schemas.ts';
import { cancel } from '#words/general/form.ts';
import * as words from '#words/organizations/fields.ts';
import { Button } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/forms/error-summary.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormFailure } from '../../components/forms/form-foot.tsx';
import { Checkbox, Select, TextInput } from '../../components/forms/inputs.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { PlaceInput } from '../../parts/places/place-input.tsx';

interface SettingsDialogProps {
  title: string;
  /** Above the form. */
  lead?: string;
  defaults: OrganizationForm;
  /** A new one is active. */
  isNew?: boolean;
  submit: string;
  busy: string;
  send(settings: OrganizationForm): Promise<void>;
  onClose(): void;
}

/** As the form holds what an organization is. */
export function formOf(organization: OrganizationDetails): OrganizationForm {
  const { place, radiusMiles, mealsPerWeek, coldStorage, contact, state } = organization;
  return {
    place,
    radiusMiles,
    mealsPerWeek,
    coldStorage,
    contact: { ...contact, phone: contact.phone ?? '' },
    state,
  };
}

const idOf = (path: string) => `organization-${path}`;

/** What an organization can take, to be approved or changed. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { title, lead, defaults, isNew = false, submit, busy, send, onClose } = props;
  const formId = useId();
  const form = useContractForm({ schema: organizationForm, defaults, send });
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {cancel}
      </Button>
      <Button type="submit" form={formId} busy={form.formState.isSubmitting ? busy : undefined}>
        {submit}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} footer={footer}>
      <form id={formId} onSubmit={form.submit} noValidate className="flex flex-col gap-5">
        {lead !== undefined && <p className="text-muted">{lead}</p>}
        <ErrorSummary issues={form.issues} idOf={idOf} attempt={form.formState.submitCount} />
        <Settings form={form} />
        {!isNew && <ContactAndState form={form} />}
        <FormFailure failure={form.failure} />
      </form>
    </Dialog>
  );
}

const NUMBERS = [
  { name: 'radiusMiles', label: words.radiusMiles, hint: words.radiusHint },
  { name: 'mealsPerWeek', label: words.mealsPerWeek, hint: words.mealsPerWeekHint },
] as const;

type Form = ReturnType<typeof useContractForm<OrganizationForm, OrganizationForm>>;

function Settings({ form: { register, errorOf, watch, setValue, formState } }: { form: Form }) {
  return (
    <>
      <Field label={words.place} hint={words.placeHint} id={idOf('place')} error={errorOf('place')}>
        {(control) => (
          <PlaceInput
            {...register('place')}
            {...control}
            value={watch('place')}
            onChange={(text) => setValue('place', text, { shouldValidate: formState.isSubmitted })}
            unknown={words.placeUnknown}
          />
        )}
      </Field>
      {NUMBERS.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint} id={idOf(name)} error={errorOf(name)}>
          {(control) => (
            <TextInput
              {...register(name, { valueAsNumber: true })}
              {...control}
              inputMode="numeric"
              className="max-w-40"
            />
          )}
        </Field>
      ))}
      <fieldset>
        <legend className="font-semibold">{words.coldStorage}</legend>
        {(['refrigerator', 'freezer'] as const).map((kind) => (
          <Checkbox
            key={kind}
            {...register('coldStorage')}
            value={kind}
            label={words.coldStorageKinds[kind]}
          />
        ))}
      </fieldset>
    </>
  );
}

const CONTACT = [
  { name: 'contact.name', label: words.contactName, hint: words.contactHint, type: 'text' },
  { name: 'contact.email', label: words.contactEmail, type: 'email' },
  { name: 'contact.phone', label: words.contactPhone, type: 'tel', optional: true },
] as const;

function ContactAndState({ form: { register, errorOf } }: { form: Form }) {
  return (
    <>
      {CONTACT.map(({ name, type, ...rest }) => (
        <Field key={name} {...rest} id={idOf(name)} error={errorOf(name)}>
          {(control) => <TextInput {...register(name)} {...control} type={type} autoComplete="off" />}
        </Field>
      ))}
      <Field label={words.state} hint={words.stateHint} id={idOf('state')} error={errorOf('state')}>
        {(control) => (
          <Select {...register('state')} {...control}>
            <option value="active">{words.states.active}</option>
            <option value="paused">{words.states.paused}</option>
          </Select>
        )}
      </Field>
    </>
  );
}
