import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import type { BuildingData, BuildingPersonData } from '../../shared/building/data';
import { useBuildingStepOf } from '../../shared/building/useBuildingSteps';

/** What building savings are for, how much and when, for the customer. */
export default function BuildingSavingsNeedCustomer({ data }: PageProps<BuildingData>) {
  return <PersonPage data={data} View={Need} />;
}

function Need({ data, person }: BuildingPersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.need' });
  const { t: own } = useTranslation('beratung', { keyPrefix: 'buildingCustomer' });
  const { t: word } = useTranslation('household/buildingPlans');
  const { euros, language } = useFormat();
  const step = useBuildingStepOf({ data, person }, 'need');
  const { motive, needAmount, equity, needOn, sum } = data.buildingPlans.items[person.id] ?? {};
  const rows = [
    { key: 'motive', name: t('motive'), value: motive && word(`motive.${motive}`) },
    { key: 'need', name: t('needAmount'), value: needAmount === undefined ? undefined : euros(needAmount) },
    { key: 'equity', name: t('equity'), value: equity === undefined ? undefined : euros(equity) },
    { key: 'needOn', name: t('needOn'), value: needOn && formatMonth(needOn, language) },
    { key: 'sum', name: t('sumField'), value: sum === undefined ? undefined : euros(sum) },
  ];
  return (
    <CustomerPage
      ask={own('ask.need')}
      name={own('name.need', { name: person.name })}
      step={step}
      headline={sum === undefined ? own('headline.open') : own('headline.sum', { amount: euros(sum) })}
    >
      <CustomerCard title={t('what')}>
        <CustomerRows rows={rows.map((row) => ({ ...row, value: row.value ?? own('open') }))} />
      </CustomerCard>
      <CustomerCard title={t('notFor')}>
        {(['purpose', 'return', 'soon'] as const).map((reason) => (
          <p key={reason}>{t(`not.${reason}`)}</p>
        ))}
      </CustomerCard>
      <NextStep about={own('next.need')}>{own('promise')}</NextStep>
    </CustomerPage>
  );
}
