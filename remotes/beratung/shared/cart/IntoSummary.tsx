import { type WishedRail, wishedRails } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ReportWish } from '@vp-digital/core/forms';

export interface IntoSummaryProps {
  rail: WishedRail;
  /** The path of the route on which it is wished. */
  origin: string;
  /** What is to be said of it, where no document holds it. */
  text?: string;
}

/** "In die Zusammenfassung": the report of the talk has what was worked out, also without a proposal in the cart. */
export function IntoSummary({ rail, origin, text }: IntoSummaryProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cart.inSummary' });
  const of = t(`of.${rail}`);
  return (
    <ReportWish
      id={wishedRails[rail]}
      origin={origin}
      of={of}
      text={text ?? t('text', { result: of })}
      hasFigures={text !== undefined}
      words={{ add: t('add'), remove: t('remove'), wished: t('wished') }}
    />
  );
}
