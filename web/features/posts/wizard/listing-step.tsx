import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
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
import { Badge } from '../../../components/badge.tsx';
import { Select, TextInput } from '../../../components/forms/inputs.tsx';
import { CheckCards } from '../../../components/forms/radio-cards.tsx';
import { useSiteRules } from '../../../lib/site/site-rules.ts';
import { CaughtField } from '../form/caught-field.tsx';
import { FormField, FormRadios } from '../form/form-field.tsx';
import type { PostForm } from '../form/post-form.ts';
import { PostedAs } from '../form/posted-as.tsx';
import { ProField } from '../form/pro-field.tsx';
import { Section } from '../form/section.tsx';

interface ListingStepProps {
  name: string;
  /** The seller's own, one of which is offered when they choose how buyers reach them. */
  email: string;
  phone?: string;
  /** That may make it Pro; an edit offers none. */
  credits?: number;
}

/** Step 3a: what buyers need to know. */
export function ListingStep({ name, email, phone = '', credits = 0 }: ListingStepProps) {
  return (
    <>
      <Section title={words.fish}>
        <FormField name="quantity" label={words.quantity} hint={words.quantityHint}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
        <FormRadios
          name="condition"
          legend={words.condition}
          options={CONDITIONS.map((value) => ({ value, label: conditions[value] }))}
        />
        <CaughtField label={words.dateCaught} hint={words.dateCaughtHint(useSiteRules().freshHours)} />
      </Section>
      <Section title={words.payment}>
        <Payment />
      </Section>
      <Section title={words.contactAndPickup}>
        <PostedAs name={name} />
        <Contact email={email} phone={phone} />
        <Pickup />
      </Section>
      <ProField credits={credits} />
    </>
  );
}

function Payment() {
  const { watch } = useFormContext<PostForm>();
  return (
    <>
      <FormRadios
        name="paymentType"
        legend={words.paymentType}
        options={PAYMENT_TYPES.map((value) => ({
          value,
          label: paymentTypes[value],
          ...(value === 'mandatory' && { icon: <Badge kind="pro">{pro}</Badge> }),
        }))}
      />
      {watch('paymentType') === 'mandatory' && (
        <div className="grid items-start gap-4 xs:grid-cols-2">
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
              <Select {...control}>
                {PRICE_UNITS.map((value) => (
                  <option key={value} value={value}>
                    {priceUnits[value]}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </div>
      )}
    </>
  );
}

function Contact(own: Record<PostForm['contactMethod'], string>) {
  const { watch, setValue, getValues } = useFormContext<PostForm>();
  // Of each method what stood there last: who tries the other one finds theirs again.
  const last = useRef(own);
  const isPhone = watch('contactMethod') === 'phone';
  return (
    <>
      <FormRadios
        name="contactMethod"
        legend={words.contactMethod}
        columns={2}
        onChosen={(method) => {
          const written = getValues('contactInfo');
          // An address that was written before the method was chosen.
          if (method === 'email' && written.includes('@')) return;
          last.current = { ...last.current, [method === 'email' ? 'phone' : 'email']: written };
          setValue('contactInfo', last.current[method] || own[method]);
        }}
        options={CONTACT_METHODS.map((value) => ({ value, label: contactMethods[value] }))}
      />
      <FormField
        name="contactInfo"
        label={words.contactInfo}
        hint={words.contactInfoHints[isPhone ? 'phone' : 'email']}
      >
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
