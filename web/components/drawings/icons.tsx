import { FIRST_ICONS, IconFrame } from './first-icons.tsx';

const ICONS = {
  ...FIRST_ICONS,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  news: <path d="M4 10v4l9 4V6l-9 4ZM4 10H3v4h1M7 15.5l1 4.5h2.5l-1-3.4M17 9.5a4 4 0 0 1 0 5" />,
  fish: (
    <>
      <path d="M2.5 12c3-4.5 6.5-6 10-6 2.5 0 4.5 1 6 2.5L21.5 6v12l-3-2.5C17 17 15 18 12.5 18c-3.5 0-7-1.5-10-6Z" />
      <path d="M7.5 11.5h.01M12 8.5c1.3 2.3 1.3 4.7 0 7" />
    </>
  ),
  heart: (
    <path d="M12 20C6 15.5 3 12.3 3 8.7A4.7 4.7 0 0 1 7.7 4 5 5 0 0 1 12 6.6 5 5 0 0 1 16.3 4 4.7 4.7 0 0 1 21 8.7c0 3.6-3 6.8-9 11.3Z" />
  ),
  /** A post that somebody saved; a heart is about its fisherman. */
  bookmark: <path d="M6.5 4h11a1 1 0 0 1 1 1v15.5L12 16l-6.5 4.5V5a1 1 0 0 1 1-1Z" />,
  bell: (
    <>
      <path d="M6 10a6 6 0 0 1 12 0c0 4.2 1.2 6 2.5 7h-17C4.8 16 6 14.2 6 10Z" />
      <path d="M10 20.5a2.2 2.2 0 0 0 4 0" />
    </>
  ),
  thumb: (
    <path d="M7.5 11v9H4.6a1.1 1.1 0 0 1-1.1-1.1v-6.8A1.1 1.1 0 0 1 4.6 11Zm0 0 3.8-7.5c1.6 0 2.7 1.1 2.7 2.6v3.4h4.6a2 2 0 0 1 2 2.3l-1 6.5a2 2 0 0 1-2 1.7H7.5" />
  ),
  minus: <path d="M5 12h14" />,
  plus: <path d="M12 5v14M5 12h14" />,
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m4 7.5 8 5.5 8-5.5" />
    </>
  ),
  phone: (
    <path d="M6 4h3.2l1.6 4.2-2.2 1.6a11 11 0 0 0 5.6 5.6l1.6-2.2L20 14.8V18a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z" />
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
  camera: (
    <>
      <path d="M4 8h3.5L9 5.5h6L16.5 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Z" />
      <circle cx="12" cy="13" r="3.5" />
    </>
  ),
  back: <path d="M20 12H5M11 6l-6 6 6 6" />,
  share: (
    <>
      <path d="M12 15V4M8 7.5 12 3.5l4 4" />
      <path d="M6 12H5a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-6a1 1 0 0 0-1-1h-1" />
    </>
  ),
} as const;

export type IconName = keyof typeof ICONS;

/** Hidden from assistive technology: use it next to text, or in a button with a label. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <IconFrame className={className}>{ICONS[name]}</IconFrame>;
}
