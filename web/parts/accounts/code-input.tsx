import type { ComponentProps } from 'react';
import { TextInput } from '../../components/forms/inputs.tsx';

/** The field for a six-digit code from an email; phones offer to fill it in. */
export function CodeInput(props: ComponentProps<'input'>) {
  return (
    <TextInput
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="max-w-56 text-lg tracking-[0.2em]"
    />
  );
}
