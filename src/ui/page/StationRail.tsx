import { useHref } from '@vp-digital/core/libs/router';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons';
import { useOffers } from '../provider/offersContext';
import { useUiText } from '../text';
import { colours } from '../theme/colours';
import { onPlainClick } from './plainClick';
import classes from './StationRail.module.css';
import { VisuallyHidden } from '../atoms/VisuallyHidden';

export interface Station {
  key: string;
  label: string;
  /** Its number on the path, where steps without a page are left out. Default: counted as they stand. */
  number?: number | undefined;
  href: string;
  state: 'open' | 'current' | 'done';
  /** What came out of it: "5.450 €". */
  figure?: ReactNode;
}

export interface StationRailProps {
  /** The path's name: "Finanz-Fitness-Gespräch". */
  label: string;
  stations: readonly Station[];
  onNavigate(href: string): void;
}

/** The stations of a guided path that are offered: a rail from 992, "Station 1 von 8" with a bar below that. */
export function StationRail({ label, stations: all, onNavigate }: StationRailProps) {
  const offers = useOffers();
  const stations = all.filter(({ href }) => offers(href));
  return (
    <>
      <nav className={classes['rail']} aria-label={label}>
        <ol className={classes['list']}>
          {stations.map((station, index) => (
            <li key={station.key}>
              <StationLink station={station} position={station.number ?? index + 1} onNavigate={onNavigate} />
            </li>
          ))}
        </ol>
      </nav>
      <Progress stations={stations} />
    </>
  );
}

interface StationLinkProps {
  station: Station;
  position: number;
  onNavigate(href: string): void;
}

function StationLink({ station, position, onNavigate }: StationLinkProps) {
  const { label, href, state, figure } = station;
  const address = useHref(href);
  const { t } = useUiText();
  return (
    <a
      className={classes['station']}
      href={address}
      aria-current={state === 'current' ? 'step' : undefined}
      onClick={onPlainClick(onNavigate, href)}
    >
      <span className={classes['ring']} data-state={state}>
        {state === 'done' ? <CheckIcon size={14} stroke={2.5} aria-hidden /> : position}
      </span>
      <span className={classes['words']}>
        {label}
        {state === 'done' && <VisuallyHidden>, {t('rail.done')}</VisuallyHidden>}
        {figure && <span className={classes['figure']}>{figure}</span>}
      </span>
    </a>
  );
}

function Progress({ stations }: Pick<StationRailProps, 'stations'>) {
  const { t } = useUiText();
  const index = stations.findIndex((station) => station.state === 'current');
  const current = stations[index];
  if (!current) return null;
  const position = current.number ?? index + 1;
  const count = Math.max(stations.length, ...stations.map(({ number = 0 }) => number));
  return (
    <div className={classes['progress']}>
      <p>
        {t('rail.progress', { position, count })} <b>{current.label}</b>
      </p>
      <svg width="100%" height="6" aria-hidden focusable="false">
        <rect width="100%" height="6" rx="3" fill={colours['line-2']} />
        <rect width={`${(position / count) * 100}%`} height="6" rx="3" fill={colours['accent-700']} />
      </svg>
    </div>
  );
}
