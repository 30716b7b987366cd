import { useController, useFormContext } from 'react-hook-form';
import {
  CONDITIONS,
  CONTACT_METHODS,
  PAYMENT_TYPES,
  PICKUP_OPTIONS,
  PRICE_UNITS,
} from '#shared/catches/schemas.ts';
import { conditions, contactMethods, paymentTypes, pickupOptions, priceUnits } from '#words/catch-choices.ts';
import { Badge } from '../../components/badge.tsx';
import { Select, TextInput } from '../../components/inputs.tsx';
import { CheckCards } from '../../components/radio-cards.tsx';
import { CaughtField } from './caught-field.tsx';
import { FormField, FormRadios } from './form-field.tsx';
import type { PostForm } from './post-form.ts';
import { Section } from './section.tsx';

/** Step 3a: what buyers need to know. @param email the seller's own, offered when buyers may write */
export function ListingStep({ email }: { email: string }) {
  return (
    <>
      <Section title="The fish">
        <FormField name="quantity" label="Quantity" hint="Such as 40 lb, 12 fish or 2 dozen">
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
        <FormRadios
          name="condition"
          legend="Condition"
          options={CONDITIONS.map((value) => ({ value, label: conditions[value] }))}
        />
        <CaughtField label="Date caught" hint="Fresh fish: within the last 48 hours" />
      </Section>
      <Section title="Payment">
        <Payment />
      </Section>
      <Section title="Contact and pickup">
        <FormField name="fishermanName" label="Fisherman name" hint="Shown with your post">
          {(control) => <TextInput {...control} autoComplete="name" autoCapitalize="words" />}
        </FormField>
        <Contact email={email} />
        <Pickup />
      </Section>
    </>
  );
}

function Payment() {
  const { watch } = useFormContext<PostForm>();
  return (
    <>
      <FormRadios
        name="paymentType"
        legend="Payment type"
        options={PAYMENT_TYPES.map((value) => ({
          value,
          label: paymentTypes[value],
          ...(value === 'mandatory' && { icon: <Badge kind="pro">Pro</Badge> }),
        }))}
      />
      {watch('paymentType') === 'mandatory' && (
        <div className="grid items-start gap-4 xs:grid-cols-2">
          <FormField name="amount" label="Price">
            {(control) => (
              <TextInput {...control} inputMode="decimal" autoComplete="off" placeholder="0.00" />
            )}
          </FormField>
          <FormField name="unit" label="Unit">
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

function Contact({ email }: { email: string }) {
  const { watch, setValue, getValues } = useFormContext<PostForm>();
  const isPhone = watch('contactMethod') === 'phone';
  return (
    <>
      <FormRadios
        name="contactMethod"
        legend="Contact method"
        columns={2}
        onChosen={(method) => {
          const isOwnEmail = getValues('contactInfo') === email;
          if (method === 'email' && getValues('contactInfo').trim() === '') setValue('contactInfo', email);
          if (method === 'phone' && isOwnEmail) setValue('contactInfo', '');
        }}
        options={CONTACT_METHODS.map((value) => ({ value, label: contactMethods[value] }))}
      />
      <FormField
        name="contactInfo"
        label="Contact info"
        hint={`${isPhone ? 'Your phone number' : 'Your email address'}, shown on the catch's own page only`}
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
        legend="Pickup options"
        value={field.value}
        onChange={field.onChange}
        options={PICKUP_OPTIONS.map((value) => ({ value, label: pickupOptions[value] }))}
      />
      <FormField
        name="customPickupLocation"
        label="Custom pickup location"
        hint="Such as Pier 3, the blue shed, after 4 pm"
        optional
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
    </>
  );
}
