import { OfFigure } from '@vp-digital/core/figures';
import { AssumptionsButton } from '@vp-digital/core/forms';
import { earningLoss, protectionGapFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { UndoButton } from '@vp-digital/core/parts';
import { Button, Page } from '@vp-digital/core/ui';
import { type ReactNode, useState } from 'react';
import { SideBySide } from '../../shared/layout/SideBySide';
import { ChangesCard } from './ChangesCard';
import { CourseCard } from './CourseCard';
import type { Money, Simulated } from './data';
import { Headline } from './Headline';
import { LossHints } from './LossHints';
import { MonthCard } from './MonthCard';
import { NextCard } from './NextCard';
import { PayersCard } from './PayersCard';
import { SettingsCard } from './SettingsCard';
import { useTriedLoss } from './shownLoss';
import { TakeOver } from './TakeOver';
import { VariantsCard } from './VariantsCard';

export interface ManpowerViewProps extends Pick<Simulated, 'data' | 'person' | 'facts'> {
  /** Chooses whose work stops. */
  who: ReactNode;
}

/** What is tried, the months with their money, who pays, and what changes it. */
export function ManpowerView({ who, ...of }: ManpowerViewProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower' });
  const { settings, change, reset, isMoved } = useTriedLoss(of.person.id);
  const [money, setMoney] = useState<Money>('real');
  const shared: Simulated = { ...of, settings, result: earningLoss(of.facts, settings) };
  return (
    <Page
      name={t('name')}
      headline={<Headline {...shared} />}
      caption={t('caption')}
      actions={
        <>
          <UndoButton />
          {isMoved && <Button onClick={reset}>{t('reset')}</Button>}
          <TakeOver {...shared} />
        </>
      }
    >
      <OfFigure figure={protectionGapFigure} stays>
        <LossHints {...shared} />
        <SideBySide>
          <SettingsCard {...shared} who={who} onChange={change} />
          <CourseCard {...shared} money={money} onMoney={setMoney} />
        </SideBySide>
        <MonthCard {...shared} money={money} />
        <SideBySide>
          <PayersCard {...shared} />
          <ChangesCard {...shared} onChange={change} />
        </SideBySide>
        <VariantsCard {...shared} onChange={change} />
        <NextCard {...shared} />
      </OfFigure>
      <AssumptionsButton data={of.data} />
    </Page>
  );
}
