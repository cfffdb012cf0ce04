import type { OwnHealthContract } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, DataList, Stack, TextLink } from '@vp-digital/core/ui';

export interface OwnContractCardProps {
  contract: OwnHealthContract;
}

/** What is compared where somebody is privately insured already: the own contract, as it is recorded. */
export function OwnContractCard({ contract: { company, quote } }: OwnContractCardProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs' });
  const { money } = useFormat();
  const householdId = useHouseholdId();
  return (
    <Card title={t('tariff.title')} caption={t('own.caption')}>
      <Stack gap="medium">
        <DataList
          items={[
            { key: 'company', label: t('own.company'), value: company || '–' },
            { key: 'premium', label: t('own.premium'), value: money(quote.health) },
            ...(quote.sickPay > 0
              ? [{ key: 'sickPay', label: t('own.sickPay'), value: money(quote.sickPay) }]
              : []),
            { key: 'deductible', label: t('tariff.deductible'), value: money(quote.deductibleYear) },
          ]}
        />
        <TextLink href={routes.contracts.href({ householdId })}>{t('own.toContracts')}</TextLink>
      </Stack>
    </Card>
  );
}
