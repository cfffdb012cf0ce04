import type { Suitability } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button } from '@vp-digital/core/ui';
import type { PensionPerson } from '../../shared/pension/data';

const asked = [
  'horizonYears',
  'lossTolerance',
  'lossCapacity',
  'understands',
  'sustainability',
  'assessedOn',
] as const satisfies readonly (keyof Suitability)[];

/** Which answers about suitability are missing: without them nothing is recommended, and nothing prefills them. */
export function SuitabilityCard({ data, person }: PensionPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionSolution.suitability' });
  const { list } = useFormat();
  const householdId = useHouseholdId();
  const known = data.suitability.items[person.id];
  const missing = asked.filter((field) => known?.[field] === undefined);
  if (missing.length === 0)
    return (
      <Alert tone="positive" title={t('complete', { name: person.name })}>
        {t('completeText')}
      </Alert>
    );
  return (
    <Alert
      tone="warning"
      title={t('title', { name: person.name })}
      action={<Button href={routes.investment.href({ householdId })}>{t('toInvestment')}</Button>}
    >
      {t('text', { facts: list(missing.map((field) => t(`fact.${field}`))) })}
    </Alert>
  );
}
