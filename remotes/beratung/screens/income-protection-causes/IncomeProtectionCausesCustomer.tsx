import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import type { PageProps } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { useProtectionStepOf } from '../../shared/protection/useProtectionSteps';
import type { PersonData, ProtectionData } from '../../shared/wishes/data';
import { causeTables, isOld, tablesOf } from './causeTables';

/** Why people can no longer work, for the customer: one table of private insurers, one of the state's scheme, each alone. */
export default function IncomeProtectionCausesCustomer({ data }: PageProps<ProtectionData>) {
  return <PersonPage data={data} View={Causes} />;
}

function Causes({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionCausesCustomer' });
  const { share } = useFormat();
  const today = useHost().clock.today();
  const step = useProtectionStepOf({ data, person }, 'background');
  const [newest] = tablesOf('private');
  const mind = newest?.shares.find(([cause]) => cause === 'mind')?.[1] ?? 0;
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name')}
      step={step}
      headline={
        <Trans
          t={t}
          i18nKey="headline"
          values={{ share: share(mind / 10_000), year: newest?.year }}
          components={{ key: <Key /> }}
        />
      }
    >
      {causeTables.map(({ basis, year, source, shares }) => (
        <CustomerCard key={`${basis}${year}`} title={t(`title.${basis}`, { year })}>
          <CustomerRows
            rows={shares.map(([cause, part]) => ({
              key: cause,
              name: t(`cause.${cause}`),
              value: share(part / 10_000),
              share: part / 10_000,
            }))}
          />
          <p>{t(isOld(year, today) ? 'oldSource' : 'source', { source })}</p>
        </CustomerCard>
      ))}
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
