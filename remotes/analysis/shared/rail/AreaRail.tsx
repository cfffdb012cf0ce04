import { type ReactNode, useId } from 'react';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { OpenListIcon } from '@vp-digital/core/ui';
import classes from './AreaRail.module.css';
import { AreaRailLink } from './AreaRailLink';
import type { RailEntry } from './railEntry';
import { StateRing } from './StateRing';
import { useDisclosed } from './useDisclosed';

const states = ['complete', 'partial', 'empty'] as const;

export interface AreaRailProps {
  /** What the whole is called: "Bereiche der Analyse". */
  label: string;
  title: string;
  entries: readonly RailEntry[];
  /** Under the list. */
  children?: ReactNode;
}

/** The areas or stations and how far each is: beside the page from 1200, below that behind a button. */
export function AreaRail({ label, title, entries, children }: AreaRailProps) {
  const { t: word } = useTranslation('household/completeness');
  const id = useId();
  const { opened, toggle, close, place } = useDisclosed();
  return (
    <nav {...place} className={classes['areas']} aria-label={label}>
      <button
        type="button"
        className={classes['toggle']}
        aria-expanded={opened}
        aria-controls={id}
        onClick={toggle}
      >
        {title}
        <OpenListIcon size={18} stroke={1.75} aria-hidden />
      </button>
      <div id={id} className={classes['panel']} data-opened={opened || undefined}>
        <p className={classes['title']} aria-hidden>
          {title}
        </p>
        <ul className={classes['list']}>
          {entries.map(({ key, ...entry }) => (
            <li key={key}>
              <AreaRailLink {...entry} onFollow={close} />
            </li>
          ))}
        </ul>
        {children}
        <p className={classes['legend']} aria-hidden>
          {states.map((state) => (
            <span key={state}>
              <StateRing state={state} size="small" />
              {word(`state.${state}`)}
            </span>
          ))}
        </p>
      </div>
    </nav>
  );
}
