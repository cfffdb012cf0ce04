import { useFigureTexts } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { RoleMark, type SumColumn, SumTable } from '@vp-digital/core/ui';
import classes from './BudgetRuleCard.module.css';
import { ruleParts, type ShownRule } from './ruleParts';

type RulePart = (typeof ruleParts)[number];

/** Each part with its share and what the rule says. */
export function BudgetRuleRows({ rule }: { rule: ShownRule }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'rule' });
  const { word } = useFigureTexts();
  const { percent } = useFormat();
  const format = (share: number) => percent(share, { maximumDecimals: 0 });
  const columns: SumColumn<RulePart>[] = [
    {
      kind: 'text',
      key: 'part',
      header: t('part'),
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
      header: t('actual'),
      value: ({ key }) => rule[key].shown,
      format,
    },
    { kind: 'figure', key: 'rule', header: t('rule'), value: (part) => part.rule, format },
  ];
  return <SumTable caption={t('title')} columns={columns} rows={ruleParts} rowKey={({ key }) => key} />;
}
