import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { Page } from '@vp-digital/core/pdf';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import classes from './PageStrip.module.css';
import { useCurrentPage } from './useCurrentPage';

export interface PageStripProps {
  pages: readonly Page[];
  /** What the ids of the drawn pages begin with: the small ones are those very drawings. */
  drawnAs: string;
  /** In which the pages stand. */
  list: RefObject<HTMLElement | null>;
}

/** Every page small, the one that is looked at marked; each leads to its page. One stop for the Tab key, arrows go on. */
export function PageStrip({ pages, drawnAs, list }: PageStripProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview' });
  const current = useCurrentPage(list, pages.length);
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => bringInto(strip.current, current), [current]);
  const go = (index: number) => {
    const page = list.current?.children[index];
    if (!(page instanceof HTMLElement)) return;
    page.focus({ preventScroll: true }); // it is higher than the window: its beginning counts
    page.scrollIntoView();
  };
  const move = (event: KeyboardEvent) => {
    const buttons = [...(strip.current?.querySelectorAll('button') ?? [])];
    const target = targetOf(
      event.key,
      buttons.findIndex((one) => one === event.target),
      buttons.length,
    );
    if (target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
  };
  return (
    <nav className={classes['strip']} aria-label={t('strip')}>
      <ol ref={strip} className={classes['list']}>
        {pages.map(({ width, height }, index) => (
          // a page has no other identity than its number
          <li key={`page ${index + 1}`}>
            <button
              type="button"
              className={classes['way']}
              aria-current={index === current ? 'page' : undefined}
              aria-label={t('toPage', { n: index + 1, m: pages.length })}
              tabIndex={index === current ? 0 : -1}
              onClick={() => go(index)}
              onKeyDown={move}
            >
              <svg className={classes['small']} viewBox={`0 0 ${width} ${height}`} aria-hidden>
                <use href={`#${drawnAs}${index}`} />
              </svg>
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function targetOf(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(from + 1, count - 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Scrolls the strip alone, never the window. */
function bringInto(strip: HTMLElement | null, index: number): void {
  const small = strip?.children[index];
  if (!strip || !(small instanceof HTMLElement)) return;
  strip.scrollTop = small.offsetTop - (strip.clientHeight - small.offsetHeight) / 2;
}
