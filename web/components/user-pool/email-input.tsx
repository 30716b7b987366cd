import type { ComponentProps } from 'react';
import { TextInput } from '../inputs.tsx';

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
