import type { Signature } from '@vp-digital/core/contracts';
import classes from '../Consents.module.css';
import { strokePath } from './strokePath';

export interface SignatureDrawingProps {
  signature: Signature;
  /** Whose it is and of when. */
  label: string;
}

/** A signature as it was drawn. */
export default function SignatureDrawing({ signature, label }: SignatureDrawingProps) {
  const { width, height, strokes } = signature;
  return (
    <svg className={classes['drawing']} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {strokes.map((stroke, index) => (
        <path key={`stroke ${index}`} className={classes['ink']} d={strokePath(stroke)} />
      ))}
    </svg>
  );
}
