import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Card, Chip, PositiveIcon, Row, WarningIcon } from '@vp-digital/core/ui';
import classes from './ChecksCard.module.css';
import { places, type ReportCheck } from './reportChecks';

/** What the advisor should know before a report is released. It never hinders the release. */
export function ChecksCard({ checks }: { checks: readonly ReportCheck[] }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'checks' });
  const count = checks.length;
  return (
    <Card
      kind="advisor"
      title={t('title')}
      caption={count === 0 ? t('fine') : t('caption')}
      actions={
        <Chip tone={count === 0 ? 'positive' : 'warning'} icon={count === 0 ? PositiveIcon : WarningIcon}>
          {count === 0 ? t('complete') : t('count', { count })}
        </Chip>
      }
    >
      {count > 0 && (
        <ul className={classes['checks']}>
          {checks.map((check) => (
            <li key={check.kind}>
              <Check {...check} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Check({ kind, names }: ReportCheck) {
  const { t } = useTranslation(['gespraechszusammenfassung', 'routes']);
  const { language } = useFormat();
  const householdId = useHouseholdId();
  const place = places[kind];
  return (
    <Row spread>
      <div className={classes['words']}>
        <p className={classes['title']}>{t(`checks.of.${kind}.title`, { count: names.length })}</p>
        <p>{t(`checks.of.${kind}.text`, { names: new Intl.ListFormat(language).format(names) })}</p>
      </div>
      {place && (
        <Button size="compact" href={place.href({ householdId })}>
          {t(`routes:${place.title}`)}
        </Button>
      )}
    </Row>
  );
}
