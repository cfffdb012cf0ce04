import { OfFigure, useFigureTexts } from '@vp-digital/core/figures';
import { freeAmountFigure, knownParts, shownFreeAmount } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Stack, Waterfall } from '@vp-digital/core/ui';
import { useWhatIfs } from '../../shared/what-if/useWhatIfs';
import type { SavingsAmountData } from './data';

/** From the net of a month to what is free, which can be tried out there. */
export function MonthCard({ data }: { data: SavingsAmountData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmount.month' });
  const { word } = useFigureTexts();
  const { buttonOf, part } = useWhatIfs();
  const { net, expenses, insurance, loanRates, savings, free } = knownParts(data, shownFreeAmount(data));
  const isKnown = insurance !== undefined || loanRates !== undefined;
  const contracts = isKnown ? (insurance ?? 0) + (loanRates ?? 0) : undefined;
  return (
    <Stack>
      <Card title={t('title')} caption={t('unit')} actions={buttonOf('freeAmount')}>
        <OfFigure figure={freeAmountFigure}>
          <Waterfall
            label={t('label')}
            unit={t('unit')}
            steps={[
              { key: 'net', label: word('householdNet'), amount: net, kind: 'start' },
              { key: 'expenses', label: word('livingCosts'), amount: expenses, kind: 'deduction' },
              { key: 'contracts', label: t('contracts'), amount: contracts, kind: 'deduction' },
              { key: 'savings', label: word('savingRates'), amount: savings, kind: 'deduction' },
              { key: 'free', label: word('freeAmount'), amount: free, kind: 'end' },
            ]}
          />
        </OfFigure>
      </Card>
      {part}
    </Stack>
  );
}
