interface ToggleGroupProps<T extends string> {
  /** The group's name for assistive technology. */
  label: string;
  value: T;
  onChange(value: T): void;
  options: readonly { value: T; label: string }[];
  /** Within a `QueryForm`: the parameter that says what is chosen, and how it calls each value. */
  param?: { name: string; values: Readonly<Record<T, string>> };
}

/** Letters of words so short that three of them fit beside each other on a narrow phone. */
const SHORT = 8;

/** As wide as each other where there are few of them; of more, each as wide as its words, so that they stand in one or two rows. */
function basisOf(options: ToggleGroupProps<string>['options']): string {
  if (options.length > 3) return 'min-w-11 basis-auto';
  const areShort = options.every(({ label: { length } }) => length <= SHORT);
  return `min-w-0 ${areShort ? 'basis-[5rem]' : 'basis-[9rem]'}`;
}

/** One of a few views of the same place: beside each other where their words fit, below each other where the reader's text is too large. */
export function ToggleGroup<T extends string>({
  label,
  value,
  onChange,
  options,
  param,
}: ToggleGroupProps<T>) {
  const basis = basisOf(options);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div
      role="group"
      aria-label={label}
      className="flex w-full flex-wrap gap-1 rounded-control bg-sunken p-1 md:w-fit"
    >
      {options.map((option) => (
        <button
          key={option.value}
          {...(param
            ? { type: 'submit', name: param.name, value: param.values[option.value] }
            : { type: 'button' })}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={`min-h-11 grow ${basis} rounded-photo px-1 py-1.5 md:basis-auto md:px-4 leading-tight font-semibold text-muted hover:text-ink aria-pressed:bg-ink aria-pressed:text-raised md:grow-0`}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
