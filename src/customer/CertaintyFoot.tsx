import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Fragment } from 'react';
import classes from './customer.module.css';
import { useUncertain } from './named';

/** At the foot of a page: which of its figures are estimated, and which are missing; nothing where all are told or proven. */
export function CertaintyFoot() {
  const { t } = useTranslation('household/certainty');
  const estimated = useUncertain('estimated');
  const missing = useUncertain('missing');
  if (estimated.length + missing.length === 0) return undefined;
  return (
    <footer className={classes['sure']} aria-label={t('foot.label')}>
      {(
        [
          ['estimated', estimated],
          ['missing', missing],
        ] as const
      ).map(
        ([word, names]) =>
          names.length > 0 && (
            <p key={word}>
              {t(`foot.${word}`)}{' '}
              {names.map((name, index) => (
                <Fragment key={index}>
                  {index > 0 && ', '}
                  {name}
                </Fragment>
              ))}
              .
            </p>
          ),
      )}
    </footer>
  );
}
