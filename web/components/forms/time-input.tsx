import type { ComponentProps } from 'react';
import { TextInput } from './inputs.tsx';

/** Day and time of this place. As narrow as it has to be: large text flows onto a second line, where browsers draw it themselves. */
export function TimeInput(props: ComponentProps<'input'>) {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      className="[contain:inline-size] [&::-webkit-datetime-edit-fields-wrapper]:flex [&::-webkit-datetime-edit-fields-wrapper]:flex-wrap"
    />
  );
}
