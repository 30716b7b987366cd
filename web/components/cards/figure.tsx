import { number } from '#words/general/format.ts';

const SIZES = { large: 'text-2xl', huge: 'text-3xl' };

interface FigureProps {
  /** Shown rounded down. */
  value: number;
  unit: string;
  size?: keyof typeof SIZES;
}

/** A large number with its unit. */
export function Figure({ value, unit, size = 'large' }: FigureProps) {
  return (
    <p className="leading-none">
      <span className={`font-display font-bold ${SIZES[size]}`}>{number(Math.floor(value))}</span>{' '}
      <span className="inline-block">{unit}</span>
    </p>
  );
}
