/** The icons, on a grid of 24 with a line of 2 and round ends. */
const ICONS = {
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  fish: (
    <>
      <path d="M2.5 12c3-4.5 6.5-6 10-6 2.5 0 4.5 1 6 2.5L21.5 6v12l-3-2.5C17 17 15 18 12.5 18c-3.5 0-7-1.5-10-6Z" />
      <path d="M7.5 11.5h.01M12 8.5c1.3 2.3 1.3 4.7 0 7" />
    </>
  ),
  heart: (
    <path d="M12 20C6 15.5 3 12.3 3 8.7A4.7 4.7 0 0 1 7.7 4 5 5 0 0 1 12 6.6 5 5 0 0 1 16.3 4 4.7 4.7 0 0 1 21 8.7c0 3.6-3 6.8-9 11.3Z" />
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  list: <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />,
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
  alert: (
    <>
      <path d="M12 3.5 21.5 20h-19L12 3.5Z" />
      <path d="M12 10v4M12 17h.01" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  pin: (
    <>
      <path d="M12 21c4.5-4.6 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.4 6.5 11Z" />
      <circle cx="12" cy="10" r="2.3" />
    </>
  ),
  map: <path d="m3 6.5 6-2.5 6 2.5 6-2.5v13.5L15 20l-6-2.5L3 20ZM9 4v13.5M15 6.5V20" />,
  back: <path d="M20 12H5M11 6l-6 6 6 6" />,
  share: (
    <>
      <path d="M12 15V4M8 7.5 12 3.5l4 4" />
      <path d="M6 12H5a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-6a1 1 0 0 0-1-1h-1" />
    </>
  ),
  chevron: <path d="m6 9.5 6 6 6-6" />,
  offline: (
    <>
      <path d="M12 19h.01M8.5 15.5a5 5 0 0 1 5.2-1.2M5 12a10 10 0 0 1 4-2.4M2 8.5a15 15 0 0 1 4-2.6M14 9.3c1.9.5 3.6 1.4 5 2.7M10.5 4.6C15 4.2 19 5.7 22 8.5" />
      <path d="m4 3 16 18" />
    </>
  ),
  news: <path d="M4 10v4l9 4V6l-9 4ZM4 10H3v4h1M7 15.5l1 4.5h2.5l-1-3.4M17 9.5a4 4 0 0 1 0 5" />,
  external: <path d="M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9" />,
} as const;

export type IconName = keyof typeof ICONS;

/** Hidden from assistive technology: use it beside text, or in a button with a label. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`${className} shrink-0`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {ICONS[name]}
    </svg>
  );
}
