/** The form's inputs, each connected to its value and its issues. */
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { type UseFormRegisterReturn, useController, useFormContext } from 'react-hook-form';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { Field, type FieldControl } from '../../../components/forms/field.tsx';
import { RadioCards } from '../../../components/forms/radio-cards.tsx';
import type { PostForm } from './post-form.ts';

/** The problems shown right now. */
export const Issues = createContext<readonly FieldIssue[]>([]);

/** Returns the id of an issue's control: `photos.1` belongs to the photos, `slots.1` to the second pickup time. */
export function idOf(path: string): string {
  const [name, index] = path.split('.');
  return name === 'slots' && index !== undefined ? `post-${name}-${index}` : `post-${name}`;
}

export function useIssue(name: string): string | undefined {
  return useContext(Issues).find(({ path }) => idOf(path) === idOf(name))?.message;
}

type TextName = Exclude<keyof PostForm, 'pickupOptions' | 'slots' | 'useCredit'>;

interface FormFieldProps extends Omit<ComponentProps<typeof Field>, 'id' | 'error' | 'children'> {
  name: TextName;
  children: (control: FieldControl & UseFormRegisterReturn) => ReactNode;
}

export function FormField({ name, children, ...field }: FormFieldProps) {
  const { register } = useFormContext<PostForm>();
  const error = useIssue(name);
  return (
    <Field {...field} id={idOf(name)} error={error}>
      {(control) => children({ ...register(name), ...control })}
    </Field>
  );
}

type ChoiceName = 'disposition' | 'condition' | 'paymentType' | 'contactMethod' | 'reserving' | 'storage';

interface FormRadiosProps<Name extends ChoiceName>
  extends Omit<
    ComponentProps<typeof RadioCards<Exclude<PostForm[Name], ''>>>,
    'name' | 'value' | 'onChange' | 'id' | 'error'
  > {
  name: Name;
  /** Called after the value is in the form. */
  onChosen?: (value: Exclude<PostForm[Name], ''>) => void;
}

export function FormRadios<Name extends ChoiceName>({ name, onChosen, ...cards }: FormRadiosProps<Name>) {
  const { field } = useController<PostForm, Name>({ name });
  const error = useIssue(name);
  return (
    <RadioCards
      {...cards}
      name={idOf(name)}
      id={idOf(name)}
      value={field.value as Exclude<PostForm[Name], ''> | ''}
      onChange={(value) => {
        field.onChange(value);
        onChosen?.(value);
      }}
      error={error}
    />
  );
}
