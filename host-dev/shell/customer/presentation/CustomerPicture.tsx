import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  type DrawnPicture,
  hideAmounts as hideAmountsOf,
  type PictureMirror,
  keepPicture,
} from '@vp-digital/core/picture';
import { type RefObject, useEffect, useRef, useState } from 'react';
import classes from './CustomerPicture.module.css';
import { pageSource, type Switches } from './switches';

export interface CustomerPictureProps {
  switches: Switches;
  /** Where the page stands that is shown; default: the advisor's. */
  source?: Element | undefined;
  /** The page is on its way: the picture of the one before it stays. */
  isPending?: boolean;
  /** Holds the picture as long as it is kept, for who wants to point into it. */
  kept?: RefObject<PictureMirror | undefined>;
}

/** What the customer sees: the page that is made for them, else the marked blocks of the page, or that there are none. */
export function CustomerPicture({ switches, source, isPending = false, kept }: CustomerPictureProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'customerView' });
  const place = useRef<HTMLDivElement>(null);
  const own = useRef<PictureMirror>(undefined);
  const [drawn, setDrawn] = useState<DrawnPicture>({ blocks: 0, path: undefined, title: '' });
  const { hideAmounts, frozen } = switches;

  useEffect(() => {
    if (!place.current || isPending) return;
    const picture = keepPicture({
      source: source ?? pageSource(),
      picture: place.current,
      onDrawn: setDrawn,
    });
    own.current = picture;
    if (kept) kept.current = picture;
    return () => {
      picture.stop();
      own.current = undefined;
      if (kept) kept.current = undefined;
    };
  }, [kept, source, isPending]);

  useEffect(() => {
    if (own.current) own.current.set({ hideAmounts, frozen });
    else if (hideAmounts) for (const part of place.current?.children ?? []) hideAmountsOf(part);
  }, [hideAmounts, frozen, source, isPending]);

  return (
    <main className={classes['page']}>
      {drawn.title !== undefined && <h1 className={classes['title']}>{drawn.title || t('name')}</h1>}
      <div ref={place} className={classes['picture']} />
      {drawn.blocks === 0 && <p className={classes['nothing']}>{t('nothing')}</p>}
    </main>
  );
}

/** In place of a page that is not the customer's. */
export function EmptyPicture() {
  const { t } = useTranslation('shell', { keyPrefix: 'customerView' });
  return (
    <main className={classes['page']}>
      <h1 className={classes['title']}>{t('name')}</h1>
      <p className={classes['nothing']}>{t('nothing')}</p>
    </main>
  );
}
