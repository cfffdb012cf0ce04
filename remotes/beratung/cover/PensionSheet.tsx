import type { DisabilityPension } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ExplanationSheet, useExplained } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useCallback } from 'react';

export interface PensionSheetProps {
  id: string;
  opened: boolean;
  onClose(): void;
  name: string;
  result: DisabilityPension;
}

/** How an estimated disability pension (F12) comes about, from the finance core’s own explanation. */
export function PensionSheet({ name, result, ...sheet }: PensionSheetProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cover.pensionSheet' });
  const { date, language, money } = useFormat();
  const { clock } = useHost();
  const load = useCallback(async () => {
    const { explainDisabilityPension, explanationTexts } = await import('@vp-digital/core/finance/explain');
    return { explanation: explainDisabilityPension(result), texts: await explanationTexts(language) };
  }, [language, result]);
  return (
    <ExplanationSheet
      {...sheet}
      basis={t('basis', { name, date: date(clock.today()) })}
      result={{ value: money(result.pension, { unit: 'none' }), unit: t('euroMonthly') }}
      explained={useExplained(sheet.opened, load)}
      remark={t('remark')}
    />
  );
}
