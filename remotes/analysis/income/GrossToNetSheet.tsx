import type { GrossToNet } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ExplanationSheet, useExplained } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useCallback } from 'react';

export interface GrossToNetSheetProps {
  id: string;
  opened: boolean;
  onClose(): void;
  name: string;
  result: GrossToNet;
}

/** "So haben wir gerechnet" for a net income, from the finance core's own explanation. */
export function GrossToNetSheet({ name, result, ...sheet }: GrossToNetSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { date, language, money } = useFormat();
  const { clock } = useHost();
  const load = useCallback(async () => {
    const { explainGrossToNet, explanationTexts } = await import('@vp-digital/core/finance/explain');
    return { explanation: explainGrossToNet(result), texts: await explanationTexts(language) };
  }, [language, result]);
  return (
    <ExplanationSheet
      {...sheet}
      basis={t('sheet.basis', { name, date: date(clock.today()) })}
      result={{ value: money(result.net, { unit: 'none' }), unit: t('euroMonthly') }}
      explained={useExplained(sheet.opened, load)}
      remark={t('sheet.remark')}
    />
  );
}
