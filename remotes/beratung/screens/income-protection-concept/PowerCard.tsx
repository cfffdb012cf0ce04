import type { Cents } from '@vp-digital/core/finance';
import {
  type AssumptionsData,
  assumptionsOf,
  laterPurchasingPower,
  protectionConceptRules,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, DataList, Stack } from '@vp-digital/core/ui';

/** What the pension buys in twenty years, with and without the rise that is agreed. */
export function PowerCard({
  pension,
  yearlyRise,
  data,
}: {
  pension: Cents;
  yearlyRise: number;
  data: AssumptionsData;
}) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionConcept.power' });
  const { euros, percent } = useFormat();
  const { level, rising } = laterPurchasingPower(pension, yearlyRise, data);
  const { laterYears } = protectionConceptRules;
  const { inflation } = assumptionsOf(data);
  return (
    <Card title={t('title', { years: laterYears })}>
      <Stack gap="medium">
        <DataList
          items={[
            { key: 'level', label: t('level'), value: euros(level) },
            ...(yearlyRise > 0
              ? [
                  {
                    key: 'rising',
                    label: t('rising', { rise: percent(yearlyRise / 10_000) }),
                    value: euros(rising),
                  },
                ]
              : []),
          ]}
        />
        <Caption>
          {t('remark', { pension: euros(pension), inflation: percent(inflation), years: laterYears })}
        </Caption>
      </Stack>
    </Card>
  );
}
