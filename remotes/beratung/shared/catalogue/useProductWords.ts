import type { ExamplePremium, FitReason, Product, ProductText, ShownFact } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

/** How products are written: their own texts in the language of the page, premiums, and what an answer rests on. */
export function useProductWords() {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const { euros, language } = useFormat();
  const text = (both: ProductText) => both[language];
  return {
    text,
    premium: ({ kind, ...premium }: ExamplePremium): string => {
      if (kind === 'computed' && 'month' in premium)
        return t('premium.month', { amount: euros(premium.month) });
      if (kind === 'missing' && 'facts' in premium)
        return t('premium.missing', { fact: t(`premium.fact.${premium.facts[0] ?? 'age'}`) });
      if (kind === 'notOffered' && 'why' in premium) return t(`premium.not.${premium.why}`);
      return t('premium.unknown');
    },
    benefit: ({ benefit }: Pick<Product, 'benefit'>, amount: number | undefined): string | undefined =>
      benefit && amount !== undefined ? t(`benefit.${benefit.kind}`, { amount: euros(amount) }) : undefined,
    shown: ({ shown }: Pick<FitReason, 'shown'>): string =>
      shown.map((one) => t(`shown.${one.fact}`, { value: valueOf(one, euros) })).join(', '),
  };
}

const inEuros: ReadonlySet<ShownFact['fact']> = new Set(['grossYear', 'freeMonth']);

const valueOf = ({ fact, value }: ShownFact, euros: (cents: number) => string): string =>
  inEuros.has(fact) ? euros(value) : String(value);
