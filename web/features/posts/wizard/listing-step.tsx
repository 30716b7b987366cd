import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { entriesOf } from '#shared/names-of.ts';
import { CONDITIONS, CONTACT_METHODS, PAYMENT_TYPES, PICKUP_OPTIONS } from '#shared/posts/catches/schemas.ts';
import {
  conditions,
  contactMethods,
  paymentTypes,
  pickupOptions,
  priceUnits,
} from '#words/posts/catch-choices.ts';
import { pro } from '#words/posts/marketplace.ts';
import * as words from '#words/posts/posting.ts';
import { condition, dateCaught, payment, quantity } from '#words/posts/posts.ts';
import { Badge } from '../../../components/badge.tsx';
import { Select, TextInput } from '../../../components/forms/inputs.tsx';
import { CheckCards } from '../../../components/forms/radio-cards.tsx';
import { useMe } from '../../../lib/session/session.tsx';
import { useSiteRules } from '../../../lib/site/site-rules.ts';
import { CaughtField } from '../form/caught-field.tsx';
import { FormField, FormRadios } from '../form/form-field.tsx';
import type { PostForm } from '../form/post-form.ts';
import { PostedAs } from '../form/posted-as.tsx';
import { ProField } from '../form/pro-field.tsx';
import { Section } from '../form/section.tsx';

interface ListingStepProps {
  name: string;
  /** That may make it Pro; an edit offers none. */
  credits?: number;
}

/** Step 3a: what buyers need to know. */
export function ListingStep({ name, credits = 0 }: ListingStepProps) {
  return (
    <>
      <Section title={words.fish}>
        <FormField name="quantity" label={quantity} hint={words.quantityHint}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
        <FormRadios
          name="condition"
          legend={condition}
          options={CONDITIONS.map((value) => ({ value, label: conditions[value] }))}
        />
        <CaughtField label={dateCaught} hint={words.dateCaughtHint(useSiteRules().freshHours)} />
      </Section>
      <Section title={payment}>
        <Payment />
      </Section>
      <Section title={words.contactAndPickup}>
        <PostedAs name={name} />
        <Contact />
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
          ...(value === 'mandatory' && {
            hint: words.fixedPriceHint,
            icon: <Badge kind="pro">{pro}</Badge>,
          }),
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
            {(control) => <Select {...control} options={entriesOf(priceUnits)} />}
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
  // Texts typed for each method, for people who try another one and come back.
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
