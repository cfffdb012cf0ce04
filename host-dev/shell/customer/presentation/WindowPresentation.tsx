import { useTranslation } from '@vp-digital/core/libs/i18n';
import { followStyles, type PictureMirror } from '@vp-digital/core/picture';
import { CustomerViewIcon, FreezeIcon, UI_VERSION } from '@vp-digital/core/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ControlBar } from './ControlBar';
import { CustomerPicture } from './CustomerPicture';
import { NotesSlot } from './notes/NotesSlot';
import { Pointer } from './Pointer';
import classes from './presentation.module.css';
import type { PresentationProps } from './switches';
import { usePointing } from './usePointing';

/** The customer view in a window of its own; the advisor's page keeps the switches. */
export function WindowPresentation({
  target,
  householdId,
  onClosed,
  ...props
}: PresentationProps & { target: Window; householdId: string | undefined; onClosed(): void }) {
  const { t } = useTranslation('shell', { keyPrefix: 'customerView' });
  const { switches } = props;
  const kept = useRef<PictureMirror>(undefined);
  const ring = useRef<HTMLDivElement>(null);
  const element = useEmptyPage(target, t('name'), onClosed);
  usePointing({ active: switches.pointing && !switches.frozen, kept, ring });
  return (
    <>
      <ControlBar place="window" onPrint={() => target.print()} {...props} />
      {element && <NotesSlot householdId={householdId} shown={element} pointing={switches.pointing} />}
      {element &&
        createPortal(
          <div className={classes['frame']}>
            <div role="region" aria-label={t('name')} className={classes['title']}>
              <CustomerViewIcon size={24} stroke={1.75} aria-hidden />
              {t('name')}
              {switches.frozen && (
                <span className={classes['still']}>
                  <FreezeIcon size={24} stroke={1.75} aria-hidden />
                  {t('still')}
                </span>
              )}
            </div>
            <CustomerPicture switches={switches} kept={kept} />
            <Pointer ring={ring} />
          </div>,
          element,
        )}
    </>
  );
}

/** The window's one element; says when the window goes. */
function useEmptyPage(target: Window, title: string, onClosed: () => void): HTMLElement | undefined {
  const [element, setElement] = useState<HTMLElement>();
  const end = useRef(onClosed);
  useEffect(() => {
    end.current = onClosed;
  });
  useEffect(() => {
    const page = target.document;
    const root = page.createElement('div');
    root.dataset['vpUi'] = UI_VERSION;
    page.documentElement.translate = false;
    page.head.replaceChildren();
    page.body.replaceChildren(root);
    page.body.style.margin = '0';
    const stopStyles = followStyles(page);
    const closed = () => end.current();
    target.addEventListener('pagehide', closed);
    setElement(root);
    return () => {
      stopStyles();
      target.removeEventListener('pagehide', closed);
      root.remove();
    };
  }, [target]);
  useEffect(() => {
    target.document.title = title; // after the page was emptied
  }, [target, title]);
  return element;
}
