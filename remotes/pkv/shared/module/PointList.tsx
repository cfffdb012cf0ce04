import type { ReactNode } from 'react';
import classes from './PointList.module.css';

export interface PointListProps {
  points: readonly {
    key: string;
    title: ReactNode;
    text: ReactNode;
    /** What it amounts to, in figures. */
    figure?: ReactNode;
  }[];
}

/** Findings one under the other: a bold line, a sentence, and the figure at the right where there is one. */
export function PointList({ points }: PointListProps) {
  return (
    <ul className={classes['list']}>
      {points.map(({ key, title, text, figure }) => (
        <li key={key} className={classes['point']}>
          <p className={classes['title']}>{title}</p>
          {figure && <p className={classes['figure']}>{figure}</p>}
          <div className={classes['text']}>{text}</div>
        </li>
      ))}
    </ul>
  );
}
