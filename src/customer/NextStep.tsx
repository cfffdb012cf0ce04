import { useTranslation } from '@vp-digital/core/libs/i18n';
import { NextIcon } from '@vp-digital/core/ui';
import { type ReactNode, useId } from 'react';
import classes from './customer.module.css';

export interface NextStepProps {
  /** What it is about, in a few words: "Aylins Arbeitskraft". */
  about: ReactNode;
  /** Why, in one sentence. */
  children?: ReactNode;
}

/** The one thing that comes next; nothing is pressed here, it is talked about. */
export function NextStep({ about, children }: NextStepProps) {
  const { t } = useTranslation('household/customer');
  const titleId = useId();
  return (
    <section className={classes['step']} aria-labelledby={titleId}>
      <span className={classes['sign']} aria-hidden>
        <NextIcon size={24} stroke={1.75} />
      </span>
      <div>
        <h2 id={titleId} className={classes['title']}>
          {t('next')}: {about}
        </h2>
        {children && <p>{children}</p>}
      </div>
    </section>
  );
}
