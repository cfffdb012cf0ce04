import type { ReactNode } from 'react';
import type { Icon } from '../icons';
import { VisuallyHidden } from '../atoms/VisuallyHidden';
import { useUiText } from '../text';
import classes from './Alert.module.css';
import { type Tone, toneIcons } from '../atoms/tone';

export interface AlertProps {
  tone: Tone;
  /** The finding in one bold line. */
  title: ReactNode;
  /** One sentence more. */
  children?: ReactNode;
  /** A way on: a button or a link. */
  action?: ReactNode;
  /** An icon of the matter in place of the tone's own. */
  icon?: Icon | undefined;
  /** Read out at once when it appears; for what the user's last action brought about. */
  announce?: boolean | undefined;
}

/** A notice within the page; at most two at a time. */
export function Alert({ tone, title, children, action, icon, announce }: AlertProps) {
  const { t } = useUiText();
  const Symbol = icon ?? toneIcons[tone];
  return (
    <div className={classes['alert']} data-tone={tone} role={announce ? 'alert' : undefined}>
      <Symbol className={classes['icon']} size={20} stroke={1.75} aria-hidden />
      <div className={classes['text']}>
        <p className={classes['title']}>
          <VisuallyHidden>{t(`tone.${tone}`)} </VisuallyHidden>
          {title}
        </p>
        {children && <div>{children}</div>}
      </div>
      {action && <div className={classes['action']}>{action}</div>}
    </div>
  );
}
