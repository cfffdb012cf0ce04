import { LineChart } from '@vp-digital/core/charts';
import { Slider } from '@vp-digital/core/forms';
import {
  dayAfter,
  type IncomeCourse,
  knownFree,
  protectionConceptRules,
  reserve,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Caption, Card, Empty, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { ConceptPerson } from './data';

/** The account after an illness, month by month: the hole that is there in spite of a cover. A what-if, never written. */
export function DayAfterCard({ data, person, course }: ConceptPerson & { course: IncomeCourse }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionConcept.dayAfter' });
  const { euros } = useFormat();
  const householdId = useHouseholdId();
  const [claimMonth, setClaimMonth] = useState(7);
  const free = knownFree(data);
  const { available } = reserve(data);
  if (free.kind !== 'computed' || available === undefined)
    return (
      <Card title={t('title')}>
        <Empty
          action={
            <Button
              href={(available === undefined ? routes.balanceSheet : routes.expenses).href({ householdId })}
            >
              {t(available === undefined ? 'toBalance' : 'toExpenses')}
            </Button>
          }
        >
          {t('unknown')}
        </Empty>
      </Card>
    );
  const waitingMonths = data.protectionWishes.items[person.id]?.waitingMonths ?? 0;
  const input = { course, readyMoney: available, free: free.value, claimMonth, waitingMonths };
  const { months, firstPayment, lowest } = dayAfter(input);
  const { shownMonths, checkMonths } = protectionConceptRules.claim;
  const said = t(firstPayment ? 'said' : 'saidWithout', {
    month: firstPayment?.month,
    arrears: euros(firstPayment?.arrears ?? 0),
    lowest: euros(lowest.balance),
    lowestMonth: lowest.month,
  });
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <Slider
          label={t('claim')}
          shown={t('month', { month: claimMonth })}
          min={1}
          max={shownMonths - checkMonths}
          step={1}
          value={claimMonth}
          onChange={setClaimMonth}
        />
        <LineChart
          label={t('label', { said })}
          unit={t('unit')}
          format={euros}
          axis={{
            from: 0,
            to: shownMonths,
            marks: [0, 6, 12, 18, 24].map((at) => ({ at, label: String(at) })),
            name: t('axis'),
            moments: firstPayment ? [{ at: firstPayment.month, label: t('first') }] : [],
          }}
          legend={[
            { key: 'with', label: t('with'), look: 'chart-1', line: 'solid' },
            { key: 'without', label: t('without'), look: 'chart-4', line: 'dashed' },
          ]}
          lines={[
            {
              key: 'without',
              look: 'chart-4',
              dashed: true,
              points: months.map(({ month, without }) => ({ at: month, amount: without })),
            },
            {
              key: 'with',
              look: 'chart-1',
              points: months.map(({ month, balance }) => ({ at: month, amount: balance })),
            },
          ]}
        />
        <p>{said}</p>
        <Caption>{t('remark', { months: checkMonths })}</Caption>
      </Stack>
    </Card>
  );
}
