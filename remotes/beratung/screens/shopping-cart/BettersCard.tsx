import { useFigureText, useFigureTexts, useNeedWords } from '@vp-digital/core/figures';
import type { OpenNeed } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Caption, Card, DataList, Stack } from '@vp-digital/core/ui';
import { nothing, stateWith } from './beforeAfter';
import type { CartPageData } from './documents';

/** What changes by the cart: the gaps, the Finanznote and the months of reserve; what gets worse, too. */
export function BettersCard({ data }: { data: CartPageData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.betters' });
  const { word } = useFigureTexts();
  const write = useFigureText();
  const { name, amount } = useNeedWords(data);
  const date = useHost().clock.today();
  const [before, after] = [stateWith(data, nothing, date), stateWith(data, 'both', date)];
  const gapText = (row: OpenNeed | undefined, isSettled: boolean): string => {
    if (row?.need.kind === 'measured') return amount(row.need, row.need.gap);
    if (row) return t(row.need.kind === 'presence' && row.need.state === 'partial' ? 'partial' : 'none');
    return t(isSettled ? 'closed' : 'unknown');
  };
  const topics = [...before.gaps.values()].flatMap((row) => {
    const [was, is] = [gapText(row, false), gapText(after.gaps.get(row.key), after.settled.has(row.key))];
    return was === is
      ? []
      : [{ key: row.key, label: t('gap', { topic: name(row) }), value: t('from', { was, is }) }];
  });
  const number = (unit: 'grade' | 'months', value: number | undefined) => {
    if (value === undefined) return t('unknown');
    const { value: written, unit: of } = write(unit, value);
    return of === '' ? written : `${written} ${of}`;
  };
  const grade = [number('grade', before.grade), number('grade', after.grade)] as const;
  const months = [number('months', before.reserveMonths), number('months', after.reserveMonths)] as const;
  const figures = [
    { key: 'figure-grade', label: word('financialGrade'), values: grade },
    { key: 'figure-reserve', label: word('reserve'), values: months },
  ].map(({ key, label, values: [was, is] }) => ({
    key,
    label,
    value: was === is ? was : t('from', { was, is }),
  }));
  return (
    <Card title={t('title')}>
      <Stack>
        <DataList items={[...topics, ...figures]} />
        {topics.length === 0 && <p>{t('nothing')}</p>}
        <Caption>{t('how')}</Caption>
      </Stack>
    </Card>
  );
}
