import { createContext, memo, type ReactNode, use, useId } from 'react';
import { colours } from '../theme/colours';
import classes from './PatternDefs.module.css';

/** What the ids of the patterns begin with: each area has its own, as several may stand in one document. */
const PatternContext = createContext('vp');

const idsOf = (scope: string) => ({ gap: `${scope}-gap`, whatIf: `${scope}-what-if` });

/** The fills of what is missing and of what is only assumed, for `fill`; drawn by the `PatternScope` around. */
export function usePatternFill(): Readonly<Record<'gap' | 'whatIf', string>> {
  const { gap, whatIf } = idsOf(use(PatternContext));
  return { gap: `url(#${gap})`, whatIf: `url(#${whatIf})` };
}

/** What is drawn within fills with its own patterns. */
export function PatternScope({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <PatternContext value={id}>
      <PatternDefs scope={id} />
      {children}
    </PatternContext>
  );
}

/** Stripes, once for all. Hidden by size: with `display: none` the patterns would vanish. */
const PatternDefs = memo(function PatternDefs({ scope }: { scope: string }) {
  const { gap, whatIf } = idsOf(scope);
  return (
    <svg className={classes['hidden']} width="0" height="0" aria-hidden focusable="false">
      <defs>
        <Stripes id={gap} background={colours['negative-background']} stripe={colours['negative-border']} />
        <Stripes id={whatIf} background={colours['accent-50']} stripe={colours['accent-500']} />
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
