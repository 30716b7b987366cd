import { type ComponentProps, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { pieceOf } from '#shared/posts/catches/piece.ts';
import {
  CONDITIONS,
  CONTACT_METHODS,
  PAYMENT_TYPES,
  PICKUP_OPTIONS,
  PRICE_UNITS,
} from '#shared/posts/catches/schemas.ts';
import {
  conditions,
  contactMethods,
  paymentTypes,
  pickupOptions,
  priceUnits,
} from '#words/posts/catch-choices.ts';
import { pro } from '#words/posts/marketplace.ts';
import * as words from '#words/posts/posting.ts';
import { condition, dateCaught, payment } from '#words/posts/posts.ts';
import { Badge } from '../../../components/badge.tsx';
import { FormSection } from '../../../components/forms/form-section.tsx';
import { Select, TextInput } from '../../../components/forms/inputs.tsx';
import { CheckCards } from '../../../components/forms/radio-cards.tsx';
import { useMe } from '../../../lib/session/session.tsx';
import { useSiteRules } from '../../../lib/site/site-rules.ts';
import { CaughtField } from '../form/caught-field.tsx';
import { FormField, FormRadios } from '../form/form-field.tsx';
import type { PostForm } from '../form/post-form.ts';
import { PostedAs } from '../form/posted-as.tsx';
import { ProField } from '../form/pro-field.tsx';
import { QuantityFields } from '../form/quantity-fields.tsx';
import { ReservingFields } from '../form/reserving-fields.tsx';

interface ListingStepProps {
  name: string;
  /** The credits that can make it Pro; an edit does not offer that. */
  credits?: number;
  takenIn?: ComponentProps<typeof QuantityFields>['takenIn'];
}

/** Step 3a: the facts for buyers. */
export function ListingStep({ name, credits = 0, takenIn }: ListingStepProps) {
  return (
    <>
      <FormSection title={words.fish}>
        <QuantityFields takenIn={takenIn} />
        <FormRadios
          name="condition"
          legend={condition}
          options={CONDITIONS.map((value) => ({ value, label: conditions[value] }))}
        />
        <CaughtField label={dateCaught} hint={words.dateCaughtHint(useSiteRules().freshHours)} />
      </FormSection>
      <FormSection title={payment}>
        <Payment />
      </FormSection>
      <FormSection title={words.contactAndPickup}>
        <PostedAs name={name} />
        <Contact />
        <Pickup />
      </FormSection>
      <ReservingFields />
      <ProField credits={credits} />
    </>
  );
}

function Payment() {
  const { watch } = useFormContext<PostForm>();
  const [species, customSpecies, stockUnit] = watch(['species', 'customSpecies', 'stockUnit']);
  const { piece = 'per_fish' } = pieceOf({ species, customSpecies, stock: { unit: stockUnit } });
  return (
    <>
      <FormRadios
        name="paymentType"
        legend={words.paymentType}
        options={PAYMENT_TYPES.map((value) => ({
          value,
          label: paymentTypes[value],
          ...(value === 'mandatory' && {
            hint: words.fixedPriceHint,
            icon: <Badge kind="pro">{pro}</Badge>,
          }),
        }))}
      />
      {watch('paymentType') === 'mandatory' && (
        <div className="pair items-start gap-4">
          <FormField name="amount" label={words.price}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                placeholder={words.pricePlaceholder}
              />
            )}
          </FormField>
          <FormField name="unit" label={words.unit}>
            {(control) => (
              <Select
                {...control}
                options={PRICE_UNITS.map((unit) => [unit, priceUnits[unit === 'per_fish' ? piece : unit]])}
              />
            )}
          </FormField>
        </div>
      )}
    </>
  );
}

function Contact() {
  const { watch, setValue, getValues } = useFormContext<PostForm>();
  const me = useMe();
  const fisherman = me?.profiles.find(({ profileType }) => profileType === 'fisherman');
  const own = { message: '', phone: fisherman?.phone, email: me?.user.email };
  // Keeps the typed text of each method, for people who try another method and come back.
  const written = useRef<Partial<typeof own>>({});
  const method = watch('contactMethod');
  const isPhone = method === 'phone';
  return (
    <>
      <FormRadios
        name="contactMethod"
        legend={words.contactMethod}
        onChosen={(chosen) => {
          written.current[method] = getValues('contactInfo');
          setValue('contactInfo', written.current[chosen] ?? own[chosen] ?? '');
        }}
        options={CONTACT_METHODS.map((value) => ({
          value,
          label: contactMethods[value],
          hint: words.contactMethodHints[value],
        }))}
      />
      {method !== 'message' && (
        <FormField name="contactInfo" label={words.contactInfo}>
          {(control) => (
            <TextInput
              {...control}
              type={isPhone ? 'tel' : 'email'}
              inputMode={isPhone ? 'tel' : 'email'}
              autoComplete={isPhone ? 'tel' : 'email'}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
      )}
    </>
  );
}

function Pickup() {
  const { field } = useController<PostForm, 'pickupOptions'>({ name: 'pickupOptions' });
  return (
    <>
      <CheckCards
        legend={words.pickupOptions}
        value={field.value}
        onChange={field.onChange}
        options={PICKUP_OPTIONS.map((value) => ({ value, label: pickupOptions[value] }))}
      />
      <FormField
        name="customPickupLocation"
        label={words.customPickupLocation}
        hint={words.customPickupLocationHint}
        optional
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
    </>
  );
}
