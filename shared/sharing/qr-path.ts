/** The dark modules of a QR code as one SVG path, whose units are modules. @param modules in rows from the top */
export const qrPath = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** The margin around a code that the standard requires, in modules. */
export const QR_MARGIN = 4;
