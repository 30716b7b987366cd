/** The few icons of the interface: 2 px line, round caps, hidden from assistive technology, since words stand beside them. */
const SHAPES = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  fish: 'M3 12c3-5 8-6 12-4 2 1 3 2.500 4 4-1 1.500-2 3-4 4-4 2-9 1-12-4zM19 12l3-3v6zM8 11h.01',
  heart: 'M12 20s-7-4.600-9-9a5 5 0 0 1 9-4 5 5 0 0 1 9 4c-2 4.400-9 9-9 9z',
  plus: 'M12 5v14M5 12h14',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-4 4-6 8-6s7 2 8 6',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4zM12 16.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7z',
  alert: 'M12 8v5M12 16.500h.01M12 3l9.500 17h-19z',
  check: 'M5 12.500l4.500 4.500L19 7',
  pin: 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  back: 'M15 5l-7 7 7 7',
  share: 'M12 15V4M8 7.500L12 4l4 3.500M5 12v8h14v-8',
  chevron: 'M9 5l7 7-7 7',
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} aria-hidden="true">
      <path
        d={SHAPES[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
