import { OfFigure } from '@vp-digital/core/figures';
import { type FilledPot, fillingOrderFigure, fillUp } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import { Caption, Card, Empty, Stack, SumTable } from '@vp-digital/core/ui';
import type { PlanProps } from './AgreementCard';
import { usePotNames } from './usePotNames';

/** When the reserve and each goal are full, in the order of filling; those without a known date come last. */
export function FillUpCard({ data, plan }: PlanProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmount.fillUp' });
  const { t: pots } = useTranslation('analysis', { keyPrefix: 'savingsAmount.pots.name' });
  const { euros, language, list } = useFormat();
  const { nameOf, keyOf } = usePotNames(data, { goals: pots('goals'), free: pots('free') });
  const { pots: all, waiting } = fillUp(data, plan, useHost().clock.today());
  const monthOf = (month: string) => formatMonth(month, language);
  const fullOf = ({ full }: FilledPot) => (full.kind === 'month' ? monthOf(full.month) : t(full.kind));
  const isLate = ({ full, term }: FilledPot) =>
    term !== undefined && full.kind === 'month' && full.month > term;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack>
        {all.length === 0 ? (
          <Empty>{t('empty')}</Empty>
        ) : (
          <OfFigure figure={fillingOrderFigure}>
            <SumTable<FilledPot>
              caption={t('title')}
              rows={all}
              rowKey={keyOf}
              columns={[
                { kind: 'text', key: 'name', header: t('pot'), cell: nameOf },
                {
                  kind: 'figure',
                  key: 'lack',
                  header: t('lack'),
                  value: ({ lack }) => lack,
                  format: (amount) => euros(amount),
                  summed: false,
                },
                {
                  kind: 'text',
                  key: 'full',
                  header: t('full'),
                  cell: (pot) => (
                    <Stack gap="small">
                      {fullOf(pot)}
                      {isLate(pot) && <Caption>{t('late', { month: monthOf(pot.term ?? '') })}</Caption>}
                    </Stack>
                  ),
                },
              ]}
            />
          </OfFigure>
        )}
        {waiting.length > 0 && <Caption>{t('waiting', { names: list(waiting.map(nameOf)) })}</Caption>}
      </Stack>
    </Card>
  );
}
