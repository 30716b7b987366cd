import * as words from '#words/ratings/ratings.ts';
import { FieldError } from '../../components/forms/field.tsx';
import { STAR } from './rating.tsx';

const ALL = [1, 2, 3, 4, 5] as const satisfies (keyof typeof words.meanings)[];

interface StarInputProps {
  /** 0 until one is chosen. */
  value: number;
  onChange(value: number): void;
  error: string | undefined;
  /** Id of the first star; the error's id derives from it. */
  id: string;
}

/** One to five stars: native radios, so that arrow keys and forms work as usual. The choice is also shown in words. */
export function StarInput({ value, onChange, error, id }: StarInputProps) {
  const chosen = ALL.find((count) => count === value);
  const errorId = `${id}-error`;
  return (
    <fieldset className="grid min-w-0 gap-1" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-1 font-semibold">{words.stars}</legend>
      <div className="flex flex-wrap items-center gap-x-1">
        {ALL.map((count) => (
          <label
            key={count}
            className="flex size-12 cursor-pointer items-center justify-center rounded-control hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              id={count === 1 ? id : undefined}
              value={count}
              checked={count === value}
              onChange={() => onChange(count)}
              aria-label={`${words.star(count)}: ${words.meanings[count]}`}
              aria-invalid={error === undefined ? undefined : true}
              className="sr-only"
            />
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className={`size-8 stroke-current stroke-2 text-accent-text ${count <= value ? 'fill-current' : 'fill-none'}`}
            >
              <path d={STAR} strokeLinejoin="round" />
            </svg>
          </label>
        ))}
        <span aria-hidden="true" className="pl-2 font-semibold">
          {chosen && words.meanings[chosen]}
        </span>
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
