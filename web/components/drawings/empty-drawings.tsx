import { Drawing, type DrawingProps } from './drawings.tsx';

export const WATER = 'q6-5 12 0t12 0t12 0t12 0t12 0';

/** For empty lists. */
export function EmptyDock({ className = 'w-60' }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 140" className={className}>
      <path className="tone" d="M152 76a27 27 0 0 1 54 0Z" />
      <path d="M152 76a27 27 0 0 1 54 0M128 76h16M214 76h22" />
      <path d="M6 76h112v9H6M22 85v41M30 85v41M88 85v41M96 85v41" />
      <path d="M34 76V50h38v26M34 59h38M34 67.5h38M46.5 50v26M59.5 50v26" />
      <path d="M94 76V63M104 76V63M91 63c0-7 16-7 16 0ZM104 69c14 4 20 16 13 24-5 5-11 0-7-5" />
      <path d="M150 30q6-8 11 0q5-8 11 0M186 42q4-5 7.5 0q3.5-5 7.5 0" />
      <path d={`M104 112${WATER}M132 94${WATER}M36 122q6-5 12 0t12 0t12 0M150 128${WATER}`} />
    </Drawing>
  );
}

/** For an empty inbox. */
export function EmptyMailbox({ className = 'w-60' }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 140" className={className}>
      <path className="tone" d="M70 86V60a21 21 0 0 1 42 0v26Z" />
      <path d="M70 86V60a21 21 0 0 1 42 0v26ZM91 39h61a21 21 0 0 1 21 21v26h-61" />
      <path d="M70 86c-9 3-13 10-12 20h40c0-10 4-17 14-20M76 97h12" />
      <path d="M134 62h30v10h-12M134 62h.01M126 86v46M138 86v46" />
      <path d="M30 132h180M52 132c0-9-4-14-9-17M56 132c0-12 3-18 9-22M60 132c1-5 4-9 8-11M180 132c0-8-3-13-8-16M184 132c0-13 4-20 10-24M189 132c1-5 4-9 8-11" />
      <path d="M182 34q6-8 11 0q5-8 11 0M34 52q5-6 9 0q4-6 9 0" />
    </Drawing>
  );
}
