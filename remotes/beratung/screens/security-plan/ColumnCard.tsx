import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import {
  Button,
  Caption,
  Card,
  DataList,
  LockedIcon,
  roleFill,
  Row,
  type SeriesRole,
  Stack,
  usePatternFill,
} from '@vp-digital/core/ui';
import { columnRoles } from './BudgetBar';
import { type PlanColumn, totalOf } from './columns';
import type { PlanData } from './data';
import type { ComputedPlan, PlanBudget } from './plan';
import { Positions } from './Positions';
import type { PlanEditor } from './usePlanEditor';

export interface ColumnCardProps {
  column: PlanColumn;
  data: PlanData;
  plan: ComputedPlan;
  budget: PlanBudget;
  edit: PlanEditor;
  /** The steppers stand in the monthly plan only. */
  isDividing: boolean;
}

/** Ten euros a press. */
const step = 10_00;

/** What runs, what lies in the cart and what is planned besides, a month; and the ways to a solution. */
export function ColumnCard({ column, data, plan, budget, edit, isDividing }: ColumnCardProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlan.columns' });
  const { t: word } = useTranslation('beratung', { keyPrefix: 'securityPlan.column' });
  const { t: code } = useTranslation('household/contracts');
  const { euros } = useFormat();
  const householdId = useHouseholdId();
  const today = plan.today[column];
  const more = plan.planned[column];
  const isLocked = plan.locks[column];
  const left = Math.max(0, budget.total - totalOf(plan.planned));
  const most = Math.max(
    1,
    ...(['protect', 'provide', 'wealth'] as const).map((one) => plan.today[one] + plan.planned[one]),
  );
  const name = word(column);
  const ways = {
    protect: [
      { key: 'incomeProtection', href: routes.incomeProtectionNeed.href({ householdId }) },
      { key: 'catalogue', href: `${routes.productList.href({ householdId })}?feld=work` },
    ],
    provide: [
      { key: 'basicPension', href: routes.basicPensionNeed.href({ householdId }) },
      { key: 'catalogue', href: `${routes.productList.href({ householdId })}?feld=oldAge` },
    ],
    wealth: [
      { key: 'investment', href: routes.investment.href({ householdId }) },
      { key: 'buildingSavings', href: routes.buildingSavingsNeed.href({ householdId }) },
      { key: 'catalogue', href: `${routes.productList.href({ householdId })}?feld=wealth` },
    ],
  } as const;
  return (
    <Card
      title={name}
      caption={t('sum', { amount: euros(today + more) })}
      foot={
        <Row gap="small">
          {ways[column].map(({ key, href }) => (
            <Button key={key} size="compact" href={href}>
              {key === 'basicPension' || key === 'buildingSavings' ? code(`line.${key}`) : t(`way.${key}`)}
            </Button>
          ))}
        </Row>
      }
    >
      <Stack gap="medium">
        <PlannedBar
          today={Math.min(today, today + more) / most}
          more={more / most}
          role={columnRoles[column]}
        />
        <DataList
          items={[
            { key: 'today', label: t('today'), value: euros(today) },
            { key: 'more', label: t('more'), value: euros(more, { sign: 'difference' }) },
            { key: 'then', label: t('then'), value: euros(today + more), total: true },
          ]}
        />
        <Positions data={data} column={column} rest={plan.rest[column]} />
        {isDividing && (
          <Stack gap="small">
            <Row gap="small">
              <Button
                writes
                size="compact"
                disabled={isLocked || plan.rest[column] <= 0}
                aria-label={t('less', { column: name, amount: euros(step) })}
                onClick={() => edit.move(column, more - step)}
              >
                {t('lessShort', { amount: euros(step) })}
              </Button>
              <Button
                writes
                size="compact"
                disabled={isLocked}
                aria-label={t('raise', { column: name, amount: euros(step) })}
                onClick={() => edit.move(column, more + step)}
              >
                {t('raiseShort', { amount: euros(step) })}
              </Button>
              <Button
                writes
                size="compact"
                kind="quiet"
                icon={LockedIcon}
                aria-pressed={isLocked}
                aria-label={t('lock', { column: name })}
                onClick={() => edit.lock(column, !isLocked)}
              >
                {t(isLocked ? 'locked' : 'lockShort')}
              </Button>
            </Row>
            {left > 0 && !isLocked && (
              <Row>
                <Button writes size="compact" kind="quiet" onClick={() => edit.move(column, more + left)}>
                  {t('all', { amount: euros(left), column: name })}
                </Button>
              </Row>
            )}
            {isLocked && <Caption>{t('lockedText')}</Caption>}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

interface PlannedBarProps {
  /** What runs today and what is planned besides, as shares of the full width. */
  today: number;
  more: number;
  role: SeriesRole;
}

/** What runs, and striped behind it what is only planned. Decoration: both amounts are written under it. */
function PlannedBar({ today, more, role }: PlannedBarProps) {
  const { whatIf } = usePatternFill();
  return (
    <svg width="100%" height="16" aria-hidden focusable="false">
      <rect width={percent(today)} y="2" height="12" {...roleFill(role)} />
      {more > 0 && <rect x={percent(today)} width={percent(more)} y="2" height="12" fill={whatIf} />}
    </svg>
  );
}

const percent = (share: number) => `${Math.round(Math.max(0, share) * 1_000) / 10}%`;
