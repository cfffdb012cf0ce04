import type { SickPay } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ExplanationSheet, useExplained } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useCallback } from 'react';

export interface SickPaySheetProps {
  id: string;
  opened: boolean;
  onClose(): void;
  name: string;
  result: SickPay;
}

/** How F16 Krankengeld comes about, from the finance core’s own explanation. */
export function SickPaySheet({ name, result, ...sheet }: SickPaySheetProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cover.sickPaySheet' });
  const { date, language, money } = useFormat();
  const { clock } = useHost();
  const load = useCallback(async () => {
    const { explainSickPay, explanationTexts } = await import('@vp-digital/core/finance/explain');
    return { explanation: explainSickPay(result), texts: await explanationTexts(language) };
  }, [language, result]);
  return (
    <ExplanationSheet
      {...sheet}
      basis={t('basis', { name, date: date(clock.today()) })}
      result={{ value: money(result.netMonth, { unit: 'none' }), unit: t('euroMonthly') }}
      explained={useExplained(sheet.opened, load)}
      remark={t('remark')}
    />
  );
}
