import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  CloseIcon,
  CustomerViewIcon,
  FreezeIcon,
  HideIcon,
  type Icon,
  PointIcon,
  PrintIcon,
} from '@vp-digital/core/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './ControlBar.module.css';
import type { PresentationProps, Switches } from './switches';

export interface ControlBarProps extends PresentationProps {
  /** Where the customer looks; on this device nothing changes behind the picture, so that there is nothing to freeze. */
  place: keyof typeof names;
  /** Prints what the customer sees; not where nothing stands here. */
  onPrint?: () => void;
  /** What else is done here, after the name. */
  children?: ReactNode;
}

const names = { device: 'name', window: 'onSecondScreen', telephone: 'onTelephone' } as const;

/** The bar in the frame's colour: that the customer sees this, what is switched, and the end of it. */
export function ControlBar({ place, switches, onSwitch, onEnd, onPrint, children }: ControlBarProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'customerView' });
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (place === 'device') end.current?.focus(); // what had the focus is not there any more
  }, [place]);
  const toggle = (name: keyof Switches) => () => onSwitch({ ...switches, [name]: !switches[name] });
  return (
    <div role="region" aria-label={t('name')} className={classes['bar']} data-place={place} data-customer-bar>
      <CustomerViewIcon className={classes['mark']} size={24} stroke={1.75} aria-hidden />
      <b className={classes['name']}>{t(names[place])}</b>
      {children}
      <BarButton icon={HideIcon} pressed={switches.hideAmounts} onClick={toggle('hideAmounts')}>
        {t('hideAmounts')}
      </BarButton>
      {place !== 'device' && (
        <BarButton icon={FreezeIcon} pressed={switches.frozen} onClick={toggle('frozen')}>
          {t(switches.frozen ? 'frozen' : 'freeze')}
        </BarButton>
      )}
      {place !== 'telephone' && (
        <BarButton icon={PointIcon} pressed={switches.pointing} onClick={toggle('pointing')}>
          {t('point')}
        </BarButton>
      )}
      {onPrint && (
        <BarButton icon={PrintIcon} isSign onClick={onPrint}>
          {t('print')}
        </BarButton>
      )}
      <button ref={end} type="button" className={classes['button']} onClick={onEnd}>
        <CloseIcon size={20} stroke={1.75} aria-hidden />
        {t('end')}
      </button>
    </div>
  );
}

interface BarButtonProps {
  icon: Icon;
  /** Of a switch. */
  pressed?: boolean;
  /** Known by its sign: its word is for those who hear it, in every width. */
  isSign?: boolean;
  onClick(): void;
  children: string;
}

/** Words from 768 on; below that only for those who hear them. */
function BarButton({ icon: Symbol, pressed, isSign, onClick, children }: BarButtonProps) {
  return (
    <button type="button" className={classes['button']} aria-pressed={pressed} onClick={onClick}>
      <Symbol size={20} stroke={1.75} aria-hidden />
      <span className={classes[isSign ? 'spoken' : 'words']}>{children}</span>
    </button>
  );
}
