import { reachedStages, type Report, reportStages } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, PositiveIcon } from '@vp-digital/core/ui';
import { knownWay } from './knownWay';
import classes from './StageLine.module.css';

/** How far a released report has come: each step with when it was first, by whom and on which way, and those that are still to come. */
export function StageLine({ report }: { report: Report }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'release' });
  const { dateTime } = useFormat();
  const reached = reachedStages(report);
  const last = reached.at(-1)?.stage;
  return (
    <ol className={classes['line']} aria-label={t('stage.label')}>
      {reportStages.map((stage) => {
        const step = reached.find((one) => one.stage === stage);
        return (
          <li
            key={stage}
            className={classes['step']}
            data-reached={step !== undefined || undefined}
            aria-current={stage === last ? 'step' : undefined}
          >
            <span className={classes['name']}>
              {step && <PositiveIcon size={16} stroke={2} aria-hidden />}
              {t(`stage.of.${stage}`)}
            </span>
            <Caption>
              {step ? (
                <>
                  {dateTime(step.at)}
                  <br />
                  {[
                    ...(step.way === undefined ? [] : [t(`channel.${knownWay(step.way)}`)]),
                    step.by ?? t('stage.byHousehold'),
                  ].join(', ')}
                </>
              ) : (
                t('stage.open')
              )}
            </Caption>
          </li>
        );
      })}
    </ol>
  );
}
