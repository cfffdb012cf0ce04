import { type ReactNode, useId } from 'react';
import classes from './Diagnostics.module.css';

/** One part of the panel under its heading; wide content scrolls in it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
