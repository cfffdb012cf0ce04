import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { LeftOut, LeftReason, LeftSums } from './reading/leftOut';

const reasons = [
  'pending',
  'reverted',
  'repeated',
  'foreign',
  'unreadable',
  'balances',
] as const satisfies readonly LeftReason[];

/** What does not count, in words: how many by each reason, and what they come to as far as amounts can be read. */
export function useLeftNotes() {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport.left' });
  const { money, language } = useFormat();
  const amountIn = (currency: string, cents: number): string =>
    currency === 'EUR'
      ? money(cents)
      : `${(cents / 100).toLocaleString(language, { minimumFractionDigits: 2 })} ${currency}`;
  const sumsOf = (sums: Readonly<Record<string, { out: number; in: number }>> = {}): string => {
    const parts = Object.entries(sums).flatMap(([currency, sum]) => [
      ...(sum.out > 0 ? [t('sumOut', { amount: amountIn(currency, sum.out) })] : []),
      ...(sum.in > 0 ? [t('sumIn', { amount: amountIn(currency, sum.in) })] : []),
    ]);
    return parts.length === 0 ? '' : t('sum', { sums: parts.join(', ') });
  };
  return {
    notesOf: (left: LeftOut, leftSums: LeftSums): string[] =>
      reasons.flatMap((reason) => {
        const count = left[reason] ?? 0;
        return count > 0 ? [t(reason, { count, sum: sumsOf(leftSums[reason]) })] : [];
      }),
    transfersNote: (count: number, sum: { out: number; in: number }): string[] =>
      count > 0 ? [t('transfers', { count, sum: sumsOf({ EUR: sum }) })] : [],
    otherFilesNote: (count: number): string[] => (count > 0 ? [t('otherFiles', { count })] : []),
  };
}
