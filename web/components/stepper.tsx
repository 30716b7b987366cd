/** Where one is in a form of several steps: "Step 2 of 3: Sell or pledge". */
export function Stepper({ step, steps }: { step: number; steps: readonly string[] }) {
  return (
    <div>
      <p className="text-sm font-semibold text-muted">
        Step {step} of {steps.length}: {steps[step - 1]}
      </p>
      <div className="mt-2 flex gap-1.5" aria-hidden="true">
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
