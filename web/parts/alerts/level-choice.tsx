import type { ComponentProps, ReactNode } from 'react';
import { ALERT_LEVELS } from '#shared/alerts/schemas.ts';
import { levels } from '#words/alerts/levels.ts';

interface LevelChoiceProps {
  legend: string;
  hint?: ReactNode;
  /** The properties of each radio button; a form's `register` returns them. */
  input: ComponentProps<'input'>;
}

/** How often somebody gets alerts: native radio buttons, side by side if the texts fit. */
export function LevelChoice({ legend, hint, input }: LevelChoiceProps) {
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
      <div className="flex w-full flex-wrap gap-1 rounded-control bg-sunken p-1 md:w-fit">
        {ALERT_LEVELS.map((level) => (
          <label
            key={level}
            className="relative flex min-h-11 grow basis-[6rem] cursor-pointer items-center justify-center rounded-photo px-1 py-1.5 text-center leading-tight font-semibold text-balance text-muted hover:text-ink has-checked:bg-ink has-checked:text-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:basis-auto md:px-4 forced-colors:has-checked:outline-2"
          >
            <input type="radio" value={level} {...input} className="sr-only" />
            {levels[level]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
