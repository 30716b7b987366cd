import * as words from '#words/general/form.ts';

/** Shows the current step: "Step 2 of 3: Sell or pledge". @param step from 1 */
export function Stepper({ step, steps }: { step: number; steps: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <p className="text-muted">
        <span className="font-semibold text-ink">{words.step(step, steps.length)}</span> {steps[step - 1]}
      </p>
      <div aria-hidden="true" className="flex gap-1.5">
        {steps.map((name, index) => (
          <span
            key={name}
            className={`h-1.5 flex-1 rounded-full ${index < step ? 'bg-accent' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  );
}
