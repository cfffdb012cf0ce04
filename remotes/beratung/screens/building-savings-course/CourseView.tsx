import { LineChart, TableOfChart } from '@vp-digital/core/charts';
import { Slider } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Caption, Card, Row, Stack, StepBar } from '@vp-digital/core/ui';
import { useState } from 'react';
import { BuildingFrame } from '../../shared/building/BuildingFrame';
import { ConceptTabs } from '../../shared/building/ConceptTabs';
import { corridorOf, courseOf, inputOf, yearsOf } from '../../shared/building/course';
import type { BuildingProps } from '../../shared/building/WithTariffs';
import { NoPlan } from '../../shared/building/NoPlan';
import { useBuildingPlan } from '../../shared/building/useBuildingPlan';
import { useMonths } from '../../shared/building/useMonths';

/** Balance, then debt, over the years; another rate is tried out above it, and written only when it is taken. */
export function CourseView({ data, person, tariffs }: BuildingProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.course' });
  const { euros, number } = useFormat();
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
  const saved = years.flatMap(({ year, balance }) =>
    balance === undefined ? [] : [{ at: year, amount: balance }],
  );
  // what is owed begins where what was saved is paid out
  const owed = [
    ...(allocation && allocation.loan > 0
      ? saved.slice(-1).map(({ at }) => ({ at, amount: allocation.loan }))
      : []),
    ...years.flatMap(({ year, debt }) => (debt === undefined ? [] : [{ at: year, amount: debt }])),
  ];
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
            {years.length > 1 && (
              <LineChart
                legend={[
                  { key: 'balance', label: t('balance'), look: 'chart-1', line: 'solid' },
                  { key: 'debt', label: t('debt'), look: 'chart-2', line: 'dashed' },
                ]}
                grounds={[{ key: 'saved', look: 'chart-1', upper: saved, light: true }]}
                lines={[
                  { key: 'saved', look: 'chart-1', points: saved },
                  { key: 'owed', look: 'chart-2', points: owed, dashed: true },
                ]}
                label={t('chart', {
                  balance: euros(course.balance),
                  month: allocation ? months.at(allocation.months) : '–',
                  count: years.length,
                })}
                format={(amount) => number(amount / 100_000, { maximumDecimals: 0 })}
                unit={t('thousands')}
                axis={{
                  from: 1,
                  to: Math.max(2, years.length),
                  name: t('years'),
                  marks: years
                    .filter(({ year }) => year === 1 || year % 5 === 0)
                    .map(({ year }) => ({
                      at: year,
                      label: String(year),
                      minor: year % 10 !== 0 && year !== 1,
                    })),
                  ...(allocation && {
                    moments: [{ at: Math.max(1, allocation.months / 12), label: t('allocation') }],
                  }),
                }}
              />
            )}
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
