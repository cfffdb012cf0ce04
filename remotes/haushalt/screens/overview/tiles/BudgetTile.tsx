import { useFigureTexts } from '@vp-digital/core/figures';
import { type BudgetRule, dividedNetFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Ring, RoleMark, type SumColumn, SumTable } from '@vp-digital/core/ui';
import classes from './BudgetTile.module.css';
import { FigureTile } from './FigureTile';

const parts = [
  { key: 'needs', role: 'needs', rule: 0.5 },
  { key: 'wants', role: 'wishes', rule: 0.3 },
  { key: 'saving', role: 'saving', rule: 0.2 },
] as const;
type Part = (typeof parts)[number];

/** F5: needs, wishes and saving against the rule of thumb 50-30-20. */
export function BudgetTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const householdId = useHouseholdId();
  return (
    <FigureTile
      figure={dividedNetFigure}
      title={t('budget')}
      link={{ href: routes.expenses.href({ householdId }), to: t('toExpenses') }}
    >
      {(rule) => <Budget rule={rule} />}
    </FigureTile>
  );
}

/** A ring only divides a whole: not drawn if spending exceeds the net. */
function Budget({ rule }: { rule: BudgetRule }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { word } = useFigureTexts();
  const { euros, percent } = useFormat();
  const whole = (share: number) => percent(share, { maximumDecimals: 0 });
  const words = parts.map(({ key }) => `${word(key)} ${whole(rule[key].shown)}`);
  const columns: SumColumn<Part>[] = [
    {
      kind: 'text',
      key: 'part',
      header: t('budgetPart.part'),
      cell: ({ key, role }) => (
        <span className={classes['part']}>
          <RoleMark role={role} />
          {word(key)}
        </span>
      ),
    },
    {
      kind: 'figure',
      key: 'actual',
      header: t('budgetPart.actual'),
      value: ({ key }) => rule[key].shown,
      format: whole,
    },
    { kind: 'figure', key: 'rule', header: t('budgetPart.rule'), value: (part) => part.rule, format: whole },
  ];
  return (
    <div className={classes['budget']}>
      {rule.overNet === 0 && (
        <Ring
          label={t('budgetLabel', { parts: words.join(', ') })}
          parts={parts.map(({ key, role }) => ({ key, role, share: rule[key].share }))}
          value={euros(rule.net)}
          caption={t('net')}
        />
      )}
      <SumTable caption={t('budget')} columns={columns} rows={parts} rowKey={({ key }) => key} />
    </div>
  );
}
