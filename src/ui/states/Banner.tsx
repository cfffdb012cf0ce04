import type { ReactNode } from 'react';
import classes from './Banner.module.css';
import { type Tone, toneIcons } from '../atoms/tone';

export interface BannerProps {
  tone: Tone;
  action?: ReactNode;
  /** One or two sentences; without them there is no banner. */
  children?: ReactNode;
}

/** A notice about the whole application, in a strip under the header. Read out when it appears. */
export function Banner({ tone, action, children }: BannerProps) {
  const Symbol = toneIcons[tone];
  return (
    <div role="status">
      {children && (
        <div className={classes['banner']} data-tone={tone}>
          <Symbol className={classes['icon']} size={20} stroke={1.75} aria-hidden />
          <p className={classes['text']}>{children}</p>
          {action}
        </div>
      )}
    </div>
  );
}
