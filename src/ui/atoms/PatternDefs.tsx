import { memo } from 'react';
import { colours } from '../theme/colours';
import classes from './PatternDefs.module.css';

/** The fills of what is missing and of what is only assumed: `fill="url(#vp-gap)"`, `fill="url(#vp-what-if)"`. */
export const patternFill = { gap: 'url(#vp-gap)', whatIf: 'url(#vp-what-if)' } as const;

/** Stripes for the whole page, once. Hidden by size: with `display: none` the patterns would vanish. */
export const PatternDefs = memo(function PatternDefs() {
  return (
    <svg className={classes['hidden']} width="0" height="0" aria-hidden focusable="false">
      <defs>
        <Stripes
          id="vp-gap"
          background={colours['negative-background']}
          stripe={colours['negative-border']}
        />
        <Stripes id="vp-what-if" background={colours['accent-50']} stripe={colours['accent-500']} />
      </defs>
    </svg>
  );
});

function Stripes({ id, background, stripe }: { id: string; background: string; stripe: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill={background} />
      <path d="M0 0V6" stroke={stripe} strokeWidth="3" />
    </pattern>
  );
}
