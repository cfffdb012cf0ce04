import type { Cents } from '@vp-digital/core/finance';
import { type AssumptionsData, assumptionsOf, type BasicPensionCourse } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack, Waterfall } from '@vp-digital/core/ui';

/** From the gross pension to what it buys: flat deductions, then inflation. And when the effort has come back. */
export function PayoutCard({ course, data }: { course: BasicPensionCourse; data: AssumptionsData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionConcept.payout' });
  const { percent } = useFormat();
  const { cases, terms, startYear, taxableShare, netFactor, breakEvenAge, chance } = course;
  // in whole euros, as they are read: what is taken away is the difference of what is shown
  const { middle } = cases;
  const [gross, net, real] = [wholeEuros(middle.gross), wholeEuros(middle.net), wholeEuros(middle.real)];
  const share = (rate: number) => percent(rate, { maximumDecimals: 0 });
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <Waterfall
          label={t('title')}
          unit={t('euroMonthly')}
          steps={[
            { key: 'gross', label: t('gross', { age: terms.startAge }), amount: gross, kind: 'start' },
            {
              key: 'deductions',
              label: t('deductions', { share: share(1 - netFactor) }),
              amount: gross - net,
              kind: 'deduction',
            },
            {
              key: 'inflation',
              label: t('inflation', { rate: percent(assumptionsOf(data).inflation) }),
              amount: net - real,
              kind: 'deduction',
            },
            { key: 'real', label: t('real'), amount: real, kind: 'end' },
          ]}
        />
        <Caption>{t('taxed', { share: share(taxableShare), year: startYear })}</Caption>
        {breakEvenAge !== undefined && (
          <p>
            {t(chance === undefined ? 'breakEven' : 'breakEvenChance', {
              age: breakEvenAge,
              chance: share(chance ?? 0),
            })}
          </p>
        )}
      </Stack>
    </Card>
  );
}

const wholeEuros = (cents: Cents): Cents => Math.round(cents / 100) * 100;
