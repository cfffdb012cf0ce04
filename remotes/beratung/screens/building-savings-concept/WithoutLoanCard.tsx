import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, DataList, Stack } from '@vp-digital/core/ui';
import { type BuildingInput, courseOf, withoutLoan } from '../../shared/building/course';

/** "Wir bauen doch nicht": what is paid out instead of the loan, and what the contract has cost by then. */
export function WithoutLoanCard({ input }: { input: BuildingInput }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.withoutLoan' });
  const { euros } = useFormat();
  const { balance, fee, interest, paid } = withoutLoan(courseOf(input));
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        <DataList
          items={[
            { key: 'paid', label: t('paid'), value: euros(paid) },
            { key: 'interest', label: t('interest'), value: euros(interest) },
            { key: 'fee', label: t('fee'), value: euros(-fee) },
            { key: 'balance', label: t('balance'), value: euros(balance), total: true },
          ]}
        />
        <Caption>{t('note')}</Caption>
      </Stack>
    </Card>
  );
}
