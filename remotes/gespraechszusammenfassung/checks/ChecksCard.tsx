import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Card, Chip, type Hint, HintList, PositiveIcon, WarningIcon } from '@vp-digital/core/ui';
import { places, type ReportCheck } from './reportChecks';

/** What the advisor should know before a report is released. It never hinders the release. */
export function ChecksCard({ checks }: { checks: readonly ReportCheck[] }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'checks' });
  const count = checks.length;
  const hints = useHints(checks);
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
      {count > 0 && <HintList hints={hints} />}
    </Card>
  );
}

function useHints(checks: readonly ReportCheck[]): Hint[] {
  const { t } = useTranslation('gespraechszusammenfassung');
  const { language } = useFormat();
  const householdId = useHouseholdId();
  return checks.map(({ kind, names }) => {
    const place = places[kind];
    return {
      key: kind,
      title: t(`checks.of.${kind}.title`, { count: names.length }),
      text: t(`checks.of.${kind}.text`, { names: new Intl.ListFormat(language).format(names) }),
      action: place && (
        <Button size="compact" href={place.href({ householdId })}>
          {place.title[language]}
        </Button>
      ),
    };
  });
}
