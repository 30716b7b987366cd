/** The dark modules of a QR code as one path of an SVG drawing, whose units are modules. @param modules in rows from the top */
export const qrPath = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** Light modules that the standard asks for around a code. */
export const QR_MARGIN = 4;
