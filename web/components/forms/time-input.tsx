import type { ComponentProps } from 'react';
import { TextInput } from './inputs.tsx';

/**
 * Day and time in the reader's time zone. It is as narrow as possible: with large text, browsers that draw it
 * themselves use a second line.
 */
export function TimeInput(props: ComponentProps<'input'>) {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      className="[contain:inline-size] [&::-webkit-datetime-edit-fields-wrapper]:flex [&::-webkit-datetime-edit-fields-wrapper]:flex-wrap"
    />
  );
}
