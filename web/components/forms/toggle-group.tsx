interface ToggleGroupProps<T extends string> {
  /** The group's name for assistive technology. */
  label: string;
  value: T;
  onChange(value: T): void;
  options: readonly { value: T; label: string }[];
  /** Inside a `QueryForm`: the parameter of the choice, and its name for each value. */
  param?: { name: string; values: Readonly<Record<T, string>> };
}

/** The most characters with which three options fit next to each other on a narrow phone. */
const SHORT = 8;

/** A few options have the same width. With more, each is as wide as its text, so that they fit into one or two rows. */
function basisOf(options: ToggleGroupProps<string>['options']): string {
  if (options.length > 3) return 'min-w-11 basis-auto px-0.5 not-[:lang(en)]:max-[389px]:text-sm';
  const areShort = options.every(({ label: { length } }) => length <= SHORT);
  return `min-w-0 px-1 ${areShort ? 'basis-[5rem]' : 'basis-[9rem]'}`;
}

/**
 * A choice between a few views of the same content: next to each other if the texts fit, below each other if the
 * reader's text is too large.
 */
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
          className={`min-h-11 grow ${basis} rounded-photo py-1.5 md:basis-auto md:px-4 leading-tight font-semibold text-balance text-muted hover:text-ink aria-pressed:bg-ink aria-pressed:text-raised md:grow-0`}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
