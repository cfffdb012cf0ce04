import { OfFigure } from '@vp-digital/core/figures';
import { optimumFigure, type RealisedStep } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import type { FrozenState } from '../../shared/frozen/useFrozenState';
import type { OptimumData } from '../../shared/optimum/data';
import { useLeverWords } from '../../shared/optimum/useLeverWords';
import { isKnown, useRealised } from './useRealised';

export interface RealisedTableProps {
  state: FrozenState;
  today: OptimumData;
}

type Amount = 'used' | 'possible' | 'open' | 'usedToday' | 'realised';

/** Each step as it stood, with what is used today and what of it was open then. */
export function RealisedTable({ state, today }: RealisedTableProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumOfSnapshot' });
  const { euros } = useFormat();
  const { stepName } = useLeverWords(state.data);
  const { steps, isPart } = useRealised(state, today);
  const inFigure = (text: string) => (
    <OfFigure figure={optimumFigure} stays>
      {text}
    </OfFigure>
  );
  const amountOf = (
    part: Amount,
    secondary: SumColumn<RealisedStep>['secondary'],
  ): SumColumn<RealisedStep> => ({
    kind: 'figure',
    key: part,
    header: t(`column.${part}`),
    secondary,
    value: (step) => step[part],
    format: (cents) => euros(cents),
    cell: (step) => (step[part] === undefined ? undefined : inFigure(euros(step[part]))),
    sumCell: (all) => {
      const known = all.filter(isKnown);
      return known.length > 0 && inFigure(euros(known.reduce((sum, step) => sum + (step[part] ?? 0), 0)));
    },
  });
  const columns: SumColumn<RealisedStep>[] = [
    { kind: 'text', key: 'lever', header: t('column.lever'), cell: ({ levers }) => stepName(levers) },
    amountOf('used', 'roomy'),
    amountOf('possible', 'roomy'),
    amountOf('open', true),
    amountOf('usedToday', false),
    amountOf('realised', false),
  ];
  return (
    <Stack gap="small">
      <SumTable
        caption={t('table')}
        columns={columns}
        rows={steps}
        rowKey={({ key }) => key}
        total={t(isPart ? 'totalKnown' : 'total')}
      />
      <Caption>{t('rule')}</Caption>
      {isPart && <Caption>{t('unknown')}</Caption>}
    </Stack>
  );
}
