import { OfFigure } from '@vp-digital/core/figures';
import { AssumptionsButton } from '@vp-digital/core/forms';
import { type RetirementFacts, retirementGapFigure, retirementResult } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { UndoButton } from '@vp-digital/core/parts';
import { Button, Page } from '@vp-digital/core/ui';
import { SideBySide } from '../../shared/layout/SideBySide';
import type { RetirementPageData } from './data';
import { Headline } from './Headline';
import { PhasesCard } from './PhasesCard';
import { RetirementEvents } from './RetirementEvents';
import { SensitivityCard } from './SensitivityCard';
import { SettingsCard } from './SettingsCard';
import { useTriedSettings } from './shownSettings';
import { TakeOver } from './TakeOver';
import { VariantsCard } from './VariantsCard';
import { WealthCard } from './WealthCard';

export interface RetirementViewProps {
  data: RetirementPageData;
  facts: RetirementFacts;
}

/** What is tried, the capital over the years, what one lives on, and how safe the answer is. */
export function RetirementView({ data, facts }: RetirementViewProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement' });
  const { settings, change, reset, isMoved } = useTriedSettings(data);
  const result = retirementResult(facts, settings);
  const shared = { data, facts, settings };
  return (
    <Page
      name={t('name')}
      headline={<Headline {...shared} result={result} />}
      caption={t('caption')}
      actions={
        <>
          <UndoButton />
          {isMoved && <Button onClick={reset}>{t('reset')}</Button>}
          <TakeOver {...shared} />
        </>
      }
    >
      <OfFigure figure={retirementGapFigure} stays>
        <SideBySide>
          <SettingsCard {...shared} onChange={change} />
          <WealthCard {...shared} result={result} />
        </SideBySide>
        {facts.budget && (
          <RetirementEvents facts={facts.budget} settings={settings} result={result} onChange={change} />
        )}
        <PhasesCard {...shared} result={result} />
        <SideBySide>
          <VariantsCard {...shared} onChange={change} />
          <SensitivityCard {...shared} />
        </SideBySide>
      </OfFigure>
      <AssumptionsButton data={data} />
    </Page>
  );
}
