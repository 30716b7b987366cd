import encodeQR from 'qr';
import { useMemo } from 'react';
import { QR_MARGIN, qrPath } from '#shared/sharing/qr-path.ts';

export default function QrDrawing({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => encodeQR(text, 'raw', { border: QR_MARGIN, ecc: 'medium' }), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      className="size-full"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={qrPath(modules)} fill="#000" />
    </svg>
  );
}
