import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Caption, Card, Row, Stack, StepBar, SumTable, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';
import { BuildingFrame } from '../../shared/building/BuildingFrame';
import { ConceptTabs } from '../../shared/building/ConceptTabs';
import { inputOf } from '../../shared/building/course';
import type { BuildingProps } from '../../shared/building/WithTariffs';
import { NoPlan } from '../../shared/building/NoPlan';
import { UnderName } from '../../shared/catalogue/UnderName';
import { useBuildingPlan } from '../../shared/building/useBuildingPlan';
import { assignmentOf, familyOf } from './assignment';
import { ChangeActions } from './ChangeActions';
import { changeKinds, effectOf, usualSizes } from './changes';
import { otherContract } from './otherContract';
import { SizesCard } from './SizesCard';
import { useChangeText } from './useChangeText';

/** Each change with what it does to the month of allocation and to the money, computed anew from the plan. */
export function FlexibilityView({ data, person, tariffs }: BuildingProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.flexibility' });
  const householdId = useHouseholdId();
  const [sizes, setSizes] = useState(usualSizes);
  const { nameOf, timeOf, moneyOf } = useChangeText(sizes);
  const editor = useBuildingPlan({ data, person });
  const { euros } = useFormat();
  const plan = data.buildingPlans.items[person.id];
  const input = plan && inputOf(plan, tariffs);
  const today = useHost().clock.today();
  const family = familyOf(data, person.id);
  const holder = family.find(({ id }) => id === plan?.familyMemberId);
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
        <Stack>
          <SizesCard family={family} sizes={sizes} onChange={setSizes} />
          <Card title={t('title', { rate: euros(input.rate), sum: euros(input.sum) })}>
            <Stack gap="medium">
              <SumTable
                caption={t('table')}
                rows={[
                  ...changeKinds.map((kind) => effectOf(kind, input, sizes, otherContract({ data, person }))),
                  assignmentOf({ data, person }, input, sizes, today),
                ]}
                rowKey={({ kind }) => kind}
                columns={[
                  {
                    kind: 'text',
                    key: 'name',
                    header: t('change'),
                    cell: (effect) => (
                      <>
                        {nameOf(effect)}
                        <UnderName>{t('both', { time: timeOf(effect), money: moneyOf(effect) })}</UnderName>
                        <ChangeActions {...{ data, person, effect, input, sizes }} />
                      </>
                    ),
                  },
                  {
                    kind: 'text',
                    key: 'time',
                    header: t('time'),
                    secondary: 'roomy',
                    cell: (effect) => timeOf(effect),
                  },
                  {
                    kind: 'text',
                    key: 'money',
                    header: t('money'),
                    secondary: 'roomy',
                    cell: (effect) => moneyOf(effect),
                  },
                ]}
              />
              {holder && (
                <Row spread>
                  <span>{t('inNameOf', { name: holder.name })}</span>
                  <Button
                    writes
                    size="compact"
                    onClick={() => {
                      editor.set('familyMemberId', undefined, t('member'));
                      editor.leave();
                    }}
                  >
                    {t('backTo', { name: person.name })}
                  </Button>
                </Row>
              )}
              <TextField
                {...editor.field('note', t('note'))}
                hint={t('noteHint')}
                lines={4}
                maxLength={1000}
              />
              <Caption>{t('terms')}</Caption>
            </Stack>
          </Card>
        </Stack>
      ) : (
        <NoPlan />
      )}
      <StepBar back={{ label: t('back'), href: routes.buildingSavingsCourse.href({ householdId }) }} />
    </BuildingFrame>
  );
}
