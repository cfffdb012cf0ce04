import { type WishedPage, wishedPages } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ReportWish } from '@vp-digital/core/forms';

export interface InReportProps {
  page: WishedPage;
  /** The path of the route on which it is wished. */
  origin: string;
}

/** "Als Seite in den Report": a summary of the talk has the page. */
export function InReport({ page, origin }: InReportProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'inReport' });
  const of = t(`of.${page}`);
  return (
    <ReportWish
      id={wishedPages[page]}
      origin={origin}
      of={of}
      text={t('text', { page: of })}
      words={{ add: t('add'), remove: t('remove'), wished: t('wished') }}
    />
  );
}
