import { Drawing, type DrawingProps } from './drawings.tsx';
import { WATER } from './empty-drawings.tsx';

export function Lighthouse({ className = 'w-72' }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 260 184" className={className}>
      <path className="tone" opacity="0.5" d="m142 46 106-24v52l-106-20ZM118 46 12 22v52l106-20Z" />
      <path d="m152 43.5 96-21.5M152 56.5l96 17.5M108 43.5 12 22M108 56.5 12 74" />
      <path d="M115 150l6-88h18l6 88M114 62h32M118 62v-7h24v7M121 55V40h18v15M130 40v15M117 40l13-13 13 13ZM130 27v-6" />
      <path d="M119.5 84h21M118.1 104h23.8M116.8 124h26.4M125 150v-10a5 5 0 0 1 10 0v10M130 92v4" />
      <path d="M84 160c8-10 18-12 28-10h36c10-2 20 0 28 10" />
      <path d="M28 140h40l-7 13H36ZM46 140v-30l18 24H46" />
      <path d={`M10 166${WATER}M86 170${WATER}M172 164${WATER}M46 178q6-5 12 0t12 0M190 177q6-5 12 0t12 0`} />
    </Drawing>
  );
}
