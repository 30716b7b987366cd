/** Fields of a `useContractForm`, each connected to its value, its error, and the list of all errors. */
import type { ComponentProps, ReactNode } from 'react';
import type {
  FieldValues,
  Path,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Field, type FieldControl } from './field.tsx';
import { Select, TextArea, TextInput } from './inputs.tsx';

interface BoundForm<Values extends FieldValues>
  extends Pick<UseFormReturn<Values>, 'register' | 'watch' | 'formState'> {
  issues: readonly FieldIssue[];
  errorOf(name: Path<Values>): string | undefined;
  idOf(path: string): string;
}

interface FormErrorsProps<Values extends FieldValues> {
  form: BoundForm<Values>;
  /** The field to correct for an issue whose path is not a field. */
  fieldOf?(path: string): string;
}

/** All issues with the form, at its top. */
export function FormErrors<Values extends FieldValues>({
  form: { issues, idOf, formState },
  fieldOf = (path) => path,
}: FormErrorsProps<Values>) {
  return (
    <ErrorSummary issues={issues} idOf={(path) => idOf(fieldOf(path))} attempt={formState.submitCount} />
  );
}

interface Bound<Values extends FieldValues>
  extends Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'optional'> {
  form: BoundForm<Values>;
  name: Path<Values>;
}

interface BoundFieldProps<Values extends FieldValues> extends Bound<Values> {
  options?: RegisterOptions<Values, Path<Values>>;
  children(control: FieldControl & UseFormRegisterReturn): ReactNode;
}

/** For a control that none of the fields below provides. */
export function BoundField<Values extends FieldValues>({
  form,
  name,
  options,
  children,
  ...field
}: BoundFieldProps<Values>) {
  return (
    <Field {...field} id={form.idOf(name)} error={form.errorOf(name)}>
      {(control) => children({ ...form.register(name, options), ...control })}
    </Field>
  );
}

type Own<Props> = Omit<Props, 'form' | 'name'>;

export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  optional,
  ...input
}: Bound<Values> & Own<ComponentProps<typeof TextInput>>) {
  return (
    <BoundField {...{ form, name, label, hint, optional }}>
      {(control) => <TextInput {...input} {...control} />}
    </BoundField>
  );
}

export function NumberField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  className,
}: Bound<Values> & { className?: string }) {
  return (
    <BoundField {...{ form, name, label, hint }} options={{ valueAsNumber: true }}>
      {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" className={className} />}
    </BoundField>
  );
}

/** With a limit it counts the characters. */
export function LongTextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  optional,
  limit,
  ...area
}: Bound<Values> & Own<Omit<ComponentProps<typeof TextArea>, 'length'>>) {
  const length = limit === undefined ? 0 : String(form.watch(name) ?? '').length;
  return (
    <BoundField {...{ form, name, label, hint, optional }}>
      {(control) => <TextArea {...area} {...control} limit={limit} length={length} />}
    </BoundField>
  );
}

export function SelectField<Values extends FieldValues>({
  choose,
  options,
  ...field
}: Bound<Values> & Pick<ComponentProps<typeof Select>, 'choose' | 'options'>) {
  return (
    <BoundField {...field}>
      {(control) => <Select {...control} choose={choose} options={options} />}
    </BoundField>
  );
}
