import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../drawings/icons.tsx';
import { TextInput } from './inputs.tsx';

interface SteppedInputProps extends ComponentProps<typeof TextInput> {
  /** The names of the buttons, such as "1 lb less". */
  less: string;
  more: string;
  onStep(direction: 1 | -1): void;
}

/** A number with a button for each step down and up. */
export function SteppedInput({ less, more, onStep, ...input }: SteppedInputProps) {
  return (
    <div className="flex items-center gap-2">
      <Button variant="secondary" aria-label={less} onClick={() => onStep(-1)}>
        <Icon name="minus" />
      </Button>
      <TextInput
        {...input}
        inputMode="decimal"
        autoComplete="off"
        className="text-center font-display text-xl font-bold"
      />
      <Button variant="secondary" aria-label={more} onClick={() => onStep(1)}>
        <Icon name="plus" />
      </Button>
    </div>
  );
}
