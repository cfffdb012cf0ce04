import { OfNeed, useNeedWords } from '@vp-digital/core/figures';
import { needComparison } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Columns, Row, Stack } from '@vp-digital/core/ui';
import { isProtection, type PlanColumn } from './columns';
import type { PlanData } from './data';
import type { PlanEffects } from './effects';
import { type ComputedPlan, monthsToReserve, withPlan } from './plan';
import type { PlanEditor } from './usePlanEditor';

export interface SimulationCardProps {
  data: PlanData;
  plan: ComputedPlan;
  effects: PlanEffects;
  edit: PlanEditor;
}

/** The next fifty euros a month. */
const more = 50_00;
const years = 10;

/** In whole euros, as amounts are written here: a difference is that of what is read. */
const asShown = (cents: number): number => Math.round(cents / 100) * 100;

/** What 50 € more a month would change in each column, before anybody plans them. */
export function SimulationCard({ data, plan, effects, edit }: SimulationCardProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlan.simulation' });
  const { t: word } = useTranslation('beratung', { keyPrefix: 'securityPlan.column' });
  const { euros } = useFormat();
  const { name, amount } = useNeedWords(data);
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  const { rest, planned, locks } = plan;
  const gapOf = (household: PlanData) => {
    const { open, settled } = needComparison({ household, date });
    const row = [...open, ...settled].find(({ topic }) => topic === 'oldAge');
    return row?.need.kind === 'measured' ? row.need.gap : undefined;
  };
  const [gap, smaller] = [
    gapOf(effects.household),
    gapOf(withPlan(data, { ...rest, provide: rest.provide + more })),
  ];
  const [months, fewer] = [
    monthsToReserve(effects.household),
    monthsToReserve(withPlan(data, { ...rest, wealth: rest.wealth + more })),
  ];
  const first = effects.after.open.find(({ topic }) => isProtection(topic));
  const protect =
    first === undefined
      ? t('protectNone')
      : first.need.kind === 'measured'
        ? t('protect', { topic: name(first), gap: amount(first.need, first.need.gap), more: euros(more) })
        : t('protectPresence', { topic: name(first), more: euros(more) });
  const provide =
    gap === undefined || smaller === undefined
      ? t('unknown')
      : gap === 0
        ? t('provideNone')
        : t('provide', { was: euros(gap), is: euros(smaller), less: euros(asShown(gap) - asShown(smaller)) });
  const sum = t('wealthSum', { count: years, sum: euros(more * 12 * years), more: euros(more) });
  const wealth =
    months === 0 || fewer === undefined
      ? sum
      : months === undefined
        ? t('wealthFull', { count: fewer })
        : fewer < months
          ? t('wealthSooner', { was: months, is: fewer })
          : t('wealthSame', { count: fewer });
  const cards: readonly { column: PlanColumn; text: string; topic?: 'oldAge' | 'reserve' }[] = [
    { column: 'protect', text: protect },
    { column: 'provide', text: provide, topic: 'oldAge' },
    { column: 'wealth', text: wealth, topic: 'reserve' },
  ];
  return (
    <Card title={t('title', { amount: euros(more) })} caption={t('caption')}>
      <Columns count={3} kind="parts">
        {cards.map(({ column, text, topic }) => (
          <Stack key={column} gap="small">
            <h3>{word(column)}</h3>
            <p>{topic === undefined ? text : <OfNeed topic={topic}>{text}</OfNeed>}</p>
            <Row gap="small">
              <Button
                writes
                size="compact"
                disabled={locks[column]}
                aria-label={t('planIn', { amount: euros(more), column: word(column) })}
                onClick={() => edit.move(column, planned[column] + more)}
              >
                {t('plan', { amount: euros(more) })}
              </Button>
              {column === 'protect' && first !== undefined && (
                <Button size="compact" href={routes.productList.href({ householdId })}>
                  {t('offers')}
                </Button>
              )}
            </Row>
          </Stack>
        ))}
      </Columns>
    </Card>
  );
}
