import { freeAmount } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Columns, CustomerBlock, Key, Page } from '@vp-digital/core/ui';
import { HouseholdPersons } from './HouseholdPersons';
import { KeyFigures } from './KeyFigures';
import { MonthCard } from './MonthCard';
import { ReserveCard } from './ReserveCard';
import type { OverviewData } from './sections';

/** The answer in one sentence, the people, the key figures, and how they come about. */
export function Overview({ data }: { data: OverviewData }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { euros } = useFormat();
  const householdId = useHouseholdId();
  const { net, free } = freeAmount(data);
  const known = net > 0;
  return (
    <Page
      name={t('name')}
      leadFor="customer"
      lead={
        known ? (
          <Trans
            t={t}
            i18nKey={free < 0 ? 'leadShort' : 'lead'}
            values={{ net: euros(net), free: euros(Math.abs(free)) }}
            components={{ key: <Key /> }}
          />
        ) : (
          t('leadEmpty')
        )
      }
      actions={
        <>
          <Button href={routes.dataProtection.href({ householdId })}>{t('dataProtection')}</Button>
          <Button kind="primary" href={routes.income.href({ householdId })}>
            {known ? t('editIncome') : t('toIncome')}
          </Button>
        </>
      }
    >
      <CustomerBlock>
        <HouseholdPersons data={data} />
      </CustomerBlock>
      <CustomerBlock>
        <KeyFigures data={data} />
      </CustomerBlock>
      {known && free < 0 && (
        <Alert tone="warning" title={t('overdrawnTitle')}>
          {t('overdrawn')}
        </Alert>
      )}
      {known && (
        <CustomerBlock>
          <Columns>
            <MonthCard data={data} />
            <ReserveCard data={data} />
          </Columns>
        </CustomerBlock>
      )}
    </Page>
  );
}
