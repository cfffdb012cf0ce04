import type { ReactNode } from 'react';
import classes from './HintList.module.css';
import { Row } from './Row';

export interface Hint {
  key: string;
  title: string;
  text: ReactNode;
  /** Where something can be done about it. */
  action?: ReactNode;
}

/** What is worth a word, one below the other. */
export function HintList({ hints }: { hints: readonly Hint[] }) {
  return (
    <ul className={classes['list']}>
      {hints.map(({ key, title, text, action }) => (
        <li key={key}>
          <Row spread>
            <div className={classes['words']}>
              <p className={classes['title']}>{title}</p>
              <p>{text}</p>
            </div>
            {action}
          </Row>
        </li>
      ))}
    </ul>
  );
}
