import { TableOfChart } from '@vp-digital/core/charts';
import { Slider } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Caption, Card, Row, Stack, StepBar } from '@vp-digital/core/ui';
import { useState } from 'react';
import { BuildingFrame } from '../../shared/building/BuildingFrame';
import { ConceptTabs } from '../../shared/building/ConceptTabs';
import { CourseChart } from '../../shared/building/CourseChart';
import { corridorOf, courseOf, inputOf, yearsOf } from '../../shared/building/course';
import type { BuildingProps } from '../../shared/building/WithTariffs';
import { NoPlan } from '../../shared/building/NoPlan';
import { useBuildingPlan } from '../../shared/building/useBuildingPlan';
import { useMonths } from '../../shared/building/useMonths';

/** Balance, then debt, over the years; another rate is tried out above it, and written only when it is taken. */
export function CourseView({ data, person, tariffs }: BuildingProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.course' });
  const { euros } = useFormat();
  const householdId = useHouseholdId();
  const months = useMonths();
  const editor = useBuildingPlan({ data, person });
  const [tried, setTried] = useState<number>();
  const plan = data.buildingPlans.items[person.id];
  const agreed = plan && inputOf(plan, tariffs);
  const input = agreed && { ...agreed, rate: tried ?? agreed.rate };
  const course = input && courseOf(input);
  const years = course ? yearsOf(course) : [];
  const allocation = course?.allocation;
  const corridor = input && corridorOf(input);
  return (
    <BuildingFrame
      step="concept"
      name={t('name')}
      headline={
        allocation
          ? t('headline', { month: months.at(allocation.months) })
          : t(input ? 'never' : 'headlineOpen')
      }
      caption={t('notPromised')}
      data={data}
      person={person}
    >
      <ConceptTabs data={data} current="course" />
      {agreed && input && corridor && course ? (
        <Card title={t('title')}>
          <Stack gap="medium">
            <Slider
              label={t('rate')}
              shown={t('monthly', { amount: euros(input.rate) })}
              min={Math.max(50_00, Math.round(agreed.sum * 0.001))}
              max={Math.round(agreed.sum * 0.01)}
              step={10_00}
              value={input.rate}
              onChange={setTried}
            />
            {tried !== undefined && tried !== agreed.rate && (
              <Row>
                <Button
                  writes
                  kind="primary"
                  onClick={() => {
                    editor.set('rate', tried, t('rate'));
                    editor.leave();
                    setTried(undefined);
                  }}
                >
                  {t('take')}
                </Button>
                <Button kind="quiet" onClick={() => setTried(undefined)}>
                  {t('discard')}
                </Button>
              </Row>
            )}
            {corridor.place !== 'within' && (
              <Alert
                tone="warning"
                title={t(`corridor.${corridor.place}`, {
                  least: euros(corridor.least),
                  most: euros(corridor.most),
                })}
              />
            )}
            <CourseChart course={course} />
            <Caption>{t('fee', { amount: euros(course.fee) })}</Caption>
            <TableOfChart
              caption={t('table')}
              rows={years}
              file="bausparen-verlauf"
              columns={[
                { kind: 'text', key: 'year', header: t('year'), value: ({ year }) => String(year) },
                { kind: 'money', key: 'paid', header: t('paid'), value: ({ paid }) => paid },
                { kind: 'money', key: 'interest', header: t('interest'), value: ({ interest }) => interest },
                { kind: 'money', key: 'balance', header: t('balance'), value: ({ balance }) => balance },
                { kind: 'money', key: 'debt', header: t('debt'), value: ({ debt }) => debt },
              ]}
            />
          </Stack>
        </Card>
      ) : (
        <NoPlan />
      )}
      <StepBar
        back={{ label: t('back'), href: routes.buildingSavingsConcept.href({ householdId }) }}
        next={{ label: t('next'), href: routes.buildingSavingsFlexibility.href({ householdId }) }}
      />
    </BuildingFrame>
  );
}
