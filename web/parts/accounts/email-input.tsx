import type { ComponentProps } from 'react';
import { TextInput } from '../../components/forms/inputs.tsx';

export function EmailInput(props: ComponentProps<'input'>) {
  return (
    <TextInput
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
