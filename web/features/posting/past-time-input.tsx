import type { ComponentProps } from 'react';
import { TextInput } from '../../components/inputs.tsx';
import { localMinute } from './local-minute.ts';

/** A time of this place that has passed. As narrow as it has to be: large text flows onto a second line, where browsers draw it themselves. */
export function PastTimeInput(props: ComponentProps<'input'>) {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      max={localMinute(Date.now())}
      className="[contain:inline-size] [&::-webkit-datetime-edit-fields-wrapper]:flex [&::-webkit-datetime-edit-fields-wrapper]:flex-wrap"
    />
  );
}
