import { earningPowerFigure } from '@vp-digital/core/household';
import { OfFigure } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack, SumTable } from '@vp-digital/core/ui';
import type { Simulated } from './data';
import { payerStretches } from './payerStretches';
import { useLossWords } from './useLossWords';

/** Who pays instead of work, from which month to which, and what work would bring until the pension. */
export function PayersCard({ person, facts, settings, result }: Simulated) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower.payers' });
  const { euros } = useFormat();
  const { payerName } = useLossWords(facts);
  const rows = payerStretches(result);
  const last = result.months.length;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack>
        <SumTable
          caption={t('title')}
          rows={rows}
          rowKey={({ payer, from }) => `${payer} ${from}`}
          columns={[
            { kind: 'text', key: 'payer', header: t('payer'), cell: ({ payer }) => payerName(payer) },
            {
              kind: 'text',
              key: 'stretch',
              header: t('stretch'),
              cell: ({ from, until }) =>
                until === last
                  ? t('from', { from })
                  : from === until
                    ? t('only', { from })
                    : t('fromTo', { from, until }),
            },
            {
              kind: 'text',
              key: 'amount',
              header: t('amount'),
              cell: ({ amount }) => euros(amount),
            },
          ]}
        />
        {rows.length === 0 && <p>{t('nobody', { name: person.name })}</p>}
        <Caption>{t(`condition.${facts.course.occupation}`)}</Caption>
        {settings.refused && facts.course.occupation !== 'civilServant' && settings.case !== 'sick' && (
          <Caption>{t('refused')}</Caption>
        )}
        <p>
          <OfFigure figure={earningPowerFigure}>
            {t('atStake', { amount: euros(result.atStake), name: person.name })}
          </OfFigure>
        </p>
      </Stack>
    </Card>
  );
}
