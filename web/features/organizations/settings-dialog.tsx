import { useId } from 'react';
import { entriesOf } from '#shared/names-of.ts';
import {
  type OrganizationDetails,
  type OrganizationForm,
  organizationForm,
} from '#shared/organizations/schemas.ts';
import { cancel } from '#words/general/form.ts';
import * as words from '#words/organizations/fields.ts';
import { Button } from '../../components/button.tsx';
import {
  BoundField,
  FormErrors,
  NumberField,
  SelectField,
  TextField,
} from '../../components/forms/bound-fields.tsx';
import { FormFailure } from '../../components/forms/form-foot.tsx';
import { Checkbox } from '../../components/forms/inputs.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { PlaceInput } from '../../parts/places/place-input.tsx';

interface SettingsDialogProps {
  title: string;
  /** A text above the form. */
  lead?: string;
  defaults: OrganizationForm;
  /** Whether the organization is new; a new one is always active. */
  isNew?: boolean;
  submit: string;
  busy: string;
  send(settings: OrganizationForm): Promise<void>;
  onClose(): void;
}

/** The form's values for an organization. */
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

/** The form of an organization's capacity, for approving and changing it. */
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
    <Dialog onClose={onClose} title={title} footer={footer}>
      <form id={formId} onSubmit={form.submit} noValidate className="flex flex-col gap-5">
        {lead !== undefined && <p className="text-muted">{lead}</p>}
        <FormErrors form={form} />
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

function Settings({ form }: { form: Form }) {
  const { register, watch, setValue, formState } = form;
  return (
    <>
      <BoundField form={form} name="place" label={words.place} hint={words.placeHint}>
        {(control) => (
          <PlaceInput
            {...control}
            value={watch('place')}
            onChange={(text) => setValue('place', text, { shouldValidate: formState.isSubmitted })}
            unknown={words.placeUnknown}
          />
        )}
      </BoundField>
      {NUMBERS.map((field) => (
        <NumberField key={field.name} form={form} {...field} className="max-w-40" />
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

function ContactAndState({ form }: { form: Form }) {
  return (
    <>
      {CONTACT.map((field) => (
        <TextField key={field.name} form={form} {...field} autoComplete="off" />
      ))}
      <SelectField
        form={form}
        name="state"
        label={words.state}
        hint={words.stateHint}
        options={entriesOf(words.states)}
      />
    </>
  );
}
