import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ChecklistIcon, NextIcon, VisuallyHidden } from '@vp-digital/core/ui';
import { useId, useRef } from 'react';
import classes from './PagingButtons.module.css';
import type { Paging } from './usePaging';

/** One page back, one on, and all pages of the talk by name, under those of their areas. */
export function PagingButtons({ paging }: { paging: Paging }) {
  const { t } = useTranslation('shell', { keyPrefix: 'customerPaging' });
  const { pages, areas, at, previous, next } = paging;
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <div role="group" aria-label={t('name')} className={classes['paging']}>
      <button type="button" className={classes['button']} aria-disabled={!previous} onClick={previous}>
        <NextIcon className={classes['back']} size={20} stroke={1.75} aria-hidden />
        {t('previous')}
      </button>
      <button type="button" className={classes['button']} popoverTarget={id}>
        <ChecklistIcon size={20} stroke={1.75} aria-hidden />
        {t('pages')}
      </button>
      <button type="button" className={classes['button']} aria-disabled={!next} onClick={next}>
        {t('next')}
        <NextIcon size={20} stroke={1.75} aria-hidden />
      </button>
      <div ref={list} id={id} popover="auto" className={classes['list']}>
        {areas.map(({ area, title, pages: ofArea }) => (
          <div key={area} role="group" aria-label={title} className={classes['area']}>
            <p aria-hidden>{title}</p>
            <ol>
              {ofArea.map((page) => (
                <li key={page.path}>
                  <button
                    type="button"
                    aria-current={page === pages[at] ? 'page' : undefined}
                    onClick={() => {
                      list.current?.hidePopover();
                      paging.open(page);
                    }}
                  >
                    {page.title}
                  </button>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">
          {at >= 0 && t('place', { number: at + 1, count: pages.length, title: pages[at]?.title })}
        </span>
      </VisuallyHidden>
    </div>
  );
}
