import { type BasicPensionQuestion, combination, type CombinationShares } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Chip, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { mixWithoutPay, usualMix } from './shares';
import { TradeBar } from './TradeBar';

export interface MixesCardProps {
  question: BasicPensionQuestion;
  shares: CombinationShares;
  isCompanyPossible: boolean;
}

interface Mix {
  key: 'own' | 'usual' | 'basic' | 'depot';
  real: number;
  available: number;
}

/** Pension against money at hand, for the own mix and for those at the ends: one is had at the cost of the other. */
export function MixesCard({ question, shares, isCompanyPossible }: MixesCardProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionCombination.mixes' });
  const { euros } = useFormat();
  const mixes = {
    own: shares,
    usual: isCompanyPossible ? usualMix : mixWithoutPay,
    basic: { basic: 10_000, company: 0, depot: 0 },
    depot: { basic: 0, company: 0, depot: 10_000 },
  } as const;
  const rows = (['own', 'usual', 'basic', 'depot'] as const).flatMap((key): Mix[] => {
    const result = combination(question, mixes[key]);
    return result.kind === 'computed'
      ? [{ key, real: result.value.real, available: result.value.available }]
      : [];
  });
  const most = {
    real: Math.max(1, ...rows.map(({ real }) => real)),
    available: Math.max(1, ...rows.map(({ available }) => available)),
  };
  const columns: SumColumn<Mix>[] = [
    {
      kind: 'text',
      key: 'mix',
      header: t('mix'),
      cell: (row) => (
        <>
          {t(`name.${row.key}`)} {row.key === 'own' && <Chip>{t('chosen')}</Chip>}
          <TradeBar pension={row.real / most.real} available={row.available / most.available} />
        </>
      ),
    },
    {
      kind: 'figure',
      key: 'real',
      header: t('real'),
      value: ({ real }) => real,
      format: (amount) => euros(amount),
      summed: false,
    },
    {
      kind: 'figure',
      key: 'available',
      header: t('available'),
      value: ({ available }) => available,
      format: (amount) => euros(amount),
      summed: false,
    },
  ];
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <SumTable caption={t('title')} columns={columns} rows={rows} rowKey={({ key }) => key} />
        <Caption>{t('remark')}</Caption>
      </Stack>
    </Card>
  );
}
