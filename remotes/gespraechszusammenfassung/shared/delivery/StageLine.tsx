import { type ReachedStage, reachedStages, type Report, reportStages } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, PositiveIcon } from '@vp-digital/core/ui';
import { knownChannel } from './knownChannel';
import classes from './StageLine.module.css';

/** How far a released report has come: each step with when it was first, by whom and on which way, and those that are still to come. */
export function StageLine({ report }: { report: Report }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'release' });
  const { dateTime } = useFormat();
  const reached = reachedStages(report);
  const last = reached.at(-1)?.stage;
  const channelOf = ({ way: channel, by }: ReachedStage) => {
    if (channel === 'link') return t('stage.byLink');
    const who = by ?? t('stage.byHousehold');
    return channel === undefined ? who : `${t(`channel.${knownChannel(channel)}`)}, ${who}`;
  };
  return (
    <ol className={classes['line']} aria-label={t('stage.label')}>
      {reportStages.map((stage) => {
        const step = reached.find((one) => one.stage === stage);
        if (!step && ofLinks.has(stage) && report.links.length === 0) return undefined;
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
                  {channelOf(step)}
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

/** Steps of a way that a report need not take. */
const ofLinks: ReadonlySet<string> = new Set(['linked', 'opened']);
