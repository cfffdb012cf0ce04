import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, Card, StepBar, SumTable } from '@vp-digital/core/ui';
import { BuildingFrame } from '../../shared/building/BuildingFrame';
import { ConceptTabs } from '../../shared/building/ConceptTabs';
import { inputOf } from '../../shared/building/course';
import type { BuildingPersonData } from '../../shared/building/data';
import { NoPlan } from '../../shared/building/NoPlan';
import { changeKinds, effectOf } from './changes';
import { useChangeText } from './useChangeText';

/** Each change with what it does to the month of allocation and to the money, computed anew from the plan. */
export function FlexibilityView({ data, person }: BuildingPersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.flexibility' });
  const householdId = useHouseholdId();
  const { nameOf, timeOf, moneyOf } = useChangeText();
  const { euros } = useFormat();
  const plan = data.buildingPlans.items[person.id];
  const input = plan && inputOf(plan);
  return (
    <BuildingFrame
      step="concept"
      name={t('name')}
      headline={t(input ? 'headline' : 'headlineOpen')}
      caption={t('caption')}
      data={data}
      person={person}
    >
      <ConceptTabs data={data} current="flexibility" />
      {input ? (
        <Card title={t('title', { rate: euros(input.rate), sum: euros(input.sum) })}>
          <SumTable
            caption={t('table')}
            rows={changeKinds.map((kind) => effectOf(kind, input))}
            rowKey={({ kind }) => kind}
            columns={[
              { kind: 'text', key: 'name', header: t('change'), cell: (effect) => nameOf(effect) },
              { kind: 'text', key: 'time', header: t('time'), cell: (effect) => timeOf(effect) },
              { kind: 'text', key: 'money', header: t('money'), cell: (effect) => moneyOf(effect) },
            ]}
          />
          <Caption>{t('terms')}</Caption>
        </Card>
      ) : (
        <NoPlan />
      )}
      <StepBar back={{ label: t('back'), href: routes.buildingSavingsCourse.href({ householdId }) }} />
    </BuildingFrame>
  );
}
