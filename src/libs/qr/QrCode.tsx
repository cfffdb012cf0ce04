import { encode } from 'uqr';

export interface QrCodeProps {
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
  className?: string | undefined;
}

/** A code for the camera of a telephone: dark on white in every colour scheme, with the margin that cameras need. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
