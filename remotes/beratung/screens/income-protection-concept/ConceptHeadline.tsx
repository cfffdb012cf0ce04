import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { ConceptState } from './conceptState';

export interface ConceptHeadlineProps {
  state: ConceptState;
  name: string;
  /** Whom it speaks to. Default: the advisor. */
  to?: 'advisor' | 'customer';
}

/** What the concept closes, and what is left: an amount now, or from the age at which a pension ends. */
export function ConceptHeadline({ state, name, to = 'advisor' }: ConceptHeadlineProps) {
  const { t } = useTranslation('beratung', {
    keyPrefix: to === 'advisor' ? 'incomeProtectionConcept' : 'incomeProtectionConceptCustomer',
  });
  const { euros } = useFormat();
  const { kind, gap, rest, pension } = state;
  const shown = kind === 'rest' ? rest : gap;
  const later = shown?.fromAge !== undefined && (kind === 'rest' || kind === 'open');
  return (
    <Trans
      t={t}
      i18nKey={later ? `headline.${kind}Later` : `headline.${kind}`}
      values={{
        name,
        gap: euros(gap?.gapMonth ?? 0),
        rest: euros(rest?.gapMonth ?? 0),
        pension: euros(pension),
        age: String(shown?.fromAge ?? ''),
      }}
      components={{ key: <Key /> }}
    />
  );
}
