import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Row } from '@vp-digital/core/ui';
import { type PointerEvent, useId, useRef } from 'react';
import classes from '../Consents.module.css';
import { padHeight, padWidth, type Stroke } from './pad';
import { strokePath } from './strokePath';

export interface SignaturePadProps {
  strokes: readonly Stroke[];
  error: string | undefined;
  /** Receives an updater of the strokes: a pen is faster than the page. */
  onChange(step: (strokes: readonly Stroke[]) => readonly Stroke[]): void;
}

/** A field to sign in, with finger, pen or mouse. Strokes are kept as points with times, never as a picture. */
export default function SignaturePad({ strokes, error, onChange }: SignaturePadProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents.pad' });
  const id = useId();
  const start = useRef<number>(undefined);
  const isDrawing = useRef(false);
  const pointOf = ({ currentTarget, clientX, clientY, timeStamp }: PointerEvent<SVGSVGElement>) => {
    start.current ??= timeStamp;
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = padWidth / (width || padWidth);
    const place = (value: number, most: number) => Math.round(Math.min(Math.max(value * scale, 0), most));
    return [
      place(clientX - left, padWidth),
      place(clientY - top, padHeight),
      Math.round(timeStamp - start.current),
    ] satisfies Stroke[number];
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    isDrawing.current = true;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const point = pointOf(event);
    onChange((drawn) => [...drawn, [point]]);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (!isDrawing.current) return;
    const point = pointOf(event);
    onChange((drawn) => [...drawn.slice(0, -1), [...(drawn.at(-1) ?? []), point]]);
  };
  const end = () => {
    isDrawing.current = false;
  };
  const clear = () => {
    start.current = undefined;
    onChange(() => []);
  };
  return (
    <div
      className={classes['place']}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
    >
      <span id={`${id}-label`} className={classes['label']}>
        {t('label')}
      </span>
      <svg
        className={classes['pad']}
        viewBox={`0 0 ${padWidth} ${padHeight}`}
        aria-hidden
        data-error={error ? true : undefined}
        data-pad
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line
          className={classes['line']}
          x1={30}
          x2={padWidth - 30}
          y1={padHeight - 50}
          y2={padHeight - 50}
        />
        {strokes.map((stroke, index) => (
          <path key={`stroke ${index}`} className={classes['ink']} d={strokePath(stroke)} />
        ))}
      </svg>
      <span id={`${id}-hint`} className={classes['small']}>
        {t('hint')}
      </span>
      {error && (
        <span className={classes['error']} role="alert">
          {error}
        </span>
      )}
      <Row spread>
        <span role="status" className={classes['small']}>
          {t(strokes.length > 0 ? 'signed' : 'empty')}
        </span>
        <Button size="compact" kind="quiet" disabled={strokes.length === 0} onClick={clear}>
          {t('clear')}
        </Button>
      </Row>
    </div>
  );
}
