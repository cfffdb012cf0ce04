import { useFigureTexts } from '@vp-digital/core/figures';
import { adults, type BalanceScope, type BalanceSheet, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { saveFile } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Button, Caption } from '@vp-digital/core/ui';
import { useState } from 'react';
import { sideFigures } from '../../shared/entry-sheet/data';
import { usePositionName } from '../../shared/entry-sheet/useKindName';
import type { BalancePaperWords } from './report/balancePaper';
import { useOwnersText } from './useOwnersText';

export interface BalancePdfProps {
  sheet: BalanceSheet;
  scope: BalanceScope;
  persons: SectionData['persons'];
  isKnown: boolean;
}

/** The balance as PDF, made in a worker and saved under a name that says nothing of anybody. */
export function BalancePdf({ persons, ...content }: BalancePdfProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const words = useWords(persons);
  const { clock, sink } = useHost();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const make = async () => {
    setState('busy');
    try {
      const { balancePdf } = await import('./report/balancePdf');
      const day = clock.today();
      const people = adults({ persons }).map(({ fullName }) => fullName);
      const { bytes } = await balancePdf({ ...content, people, day, at: clock.now().toISOString() }, words);
      saveFile(bytes, { name: t('paper.file', { day }), type: 'application/pdf' });
      setState('idle');
    } catch (error) {
      sink.error(error, { area: 'analysis', version: '', during: 'pdf' });
      setState('failed');
    }
  };
  return (
    <>
      {state === 'failed' && <Caption>{t('paper.failed')}</Caption>}
      <Button loading={state === 'busy'} onClick={() => void make()}>
        {t('paper.make')}
      </Button>
    </>
  );
}

function useWords(persons: SectionData['persons']): BalancePaperWords {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const { t: code } = useTranslation('household/assets');
  const { word } = useFigureTexts();
  const format = useFormat();
  const nameOf = usePositionName();
  const ownersText = useOwnersText(persons);
  return {
    t,
    format,
    nameOf,
    ownersOf: ({ owners }) => ownersText(owners),
    liquidity: (one) => code(`liquidity.${one}`),
    side: { assets: word(sideFigures.assets), liabilities: word(sideFigures.liabilities) },
  };
}
