interface ToggleGroupProps<T extends string> {
  label: string;
  value: T;
  onChange(value: T): void;
  options: readonly { value: T; label: string }[];
}

/** Two or three views of the same page. */
export function ToggleGroup<T extends string>({ label, value, onChange, options }: ToggleGroupProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these buttons change the view at once
    <div
      role="group"
      aria-label={label}
      className="inline-flex w-full gap-1 rounded-[12px] bg-sunken p-1 sm:w-auto"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="min-h-11 flex-1 rounded-[9px] px-4 font-semibold text-muted aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-sm sm:flex-none"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
