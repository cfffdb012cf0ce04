import { type AssumptionsData, assumptionsOf, type Suitability } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { investmentRules, riskFrame } from '../../shared/investment/riskFrame';

interface Course {
  key: keyof typeof investmentRules.courses;
  change: number;
}

/** Three examples over the horizon: all at once in shares, as a savings plan, and within the frame; in today's money. */
export function CoursesCard({ answers, data }: { answers: Suitability | undefined; data: AssumptionsData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investment.courses' });
  const { euros, percent } = useFormat();
  const frame = riskFrame(answers);
  if (!frame) return <Card title={t('title')}>{t('open')}</Card>;
  const { invested, mostInShares, horizonYears } = frame;
  const power = (1 + assumptionsOf(data).inflation) ** -horizonYears;
  const today = (amount: number) => euros(Math.round(amount * power));
  const rows: Course[] = (['bad', 'average', 'good'] as const).map((key) => ({
    key,
    change: investmentRules.courses[key],
  }));
  const columns: SumColumn<Course>[] = [
    {
      kind: 'text',
      key: 'course',
      header: t('course'),
      cell: ({ key, change }) => t(key, { change: percent(change) }),
    },
    { kind: 'text', key: 'once', header: t('once'), cell: ({ change }) => today(invested * (1 + change)) },
    // Rates are invested for half of the time on average, so a course reaches them by half.
    {
      kind: 'text',
      key: 'plan',
      header: t('plan'),
      cell: ({ change }) => today(invested * (1 + change / 2)),
    },
    {
      kind: 'text',
      key: 'frame',
      header: t('frame'),
      cell: ({ change }) => today(invested + mostInShares * change),
    },
  ];
  return (
    <Card title={t('title')}>
      <SumTable caption={t('title')} columns={columns} rows={rows} rowKey={({ key }) => key} />
      <p>{t('explained', { count: horizonYears })}</p>
      <p>
        {t('inflation', {
          amount: euros(Math.round(invested * (1 - power))),
          invested: euros(invested),
          count: horizonYears,
        })}
      </p>
    </Card>
  );
}
