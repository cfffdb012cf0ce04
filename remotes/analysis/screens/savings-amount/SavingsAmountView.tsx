import { OfFigure } from '@vp-digital/core/figures';
import { plannedSavings, savingPotentialFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { Page, StepBar } from '@vp-digital/core/ui';
import { SideBySide } from '../../shared/layout/SideBySide';
import { useSteps } from '../../shared/steps/useSteps';
import { AgreementCard } from './AgreementCard';
import type { SavingsAmountData } from './data';
import { FillUpCard } from './FillUpCard';
import { Headline } from './Headline';
import { MonthCard } from './MonthCard';
import { OutlookCard } from './OutlookCard';
import { PotsCard } from './PotsCard';
import { ReliefCard } from './ReliefCard';
import { UnknownCard } from './UnknownCard';

/** What is free, what of it the household wants to save, for what, and what becomes of it. */
export function SavingsAmountView({ data }: { data: SavingsAmountData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmount' });
  const outcome = plannedSavings(data, useHost().clock.today());
  const plan = outcome.kind === 'computed' ? outcome.value : undefined;
  const shared = plan && { data, plan };
  const isToAgree = plan !== undefined && plan.potential.free >= 0 && plan.agreed?.amount !== plan.amount;
  return (
    <Page
      name={t('name')}
      headline={
        <OfFigure figure={savingPotentialFigure}>
          <Headline data={data} plan={plan} />
        </OfFigure>
      }
      actions={<UndoButton />}
    >
      {outcome.kind === 'missing' && <UnknownCard facts={outcome.facts} data={data} />}
      {shared && (
        <>
          <SideBySide>
            <MonthCard data={data} />
            {shared.plan.potential.free < 0 ? <ReliefCard {...shared} /> : <AgreementCard {...shared} />}
          </SideBySide>
          {shared.plan.potential.free >= 0 && (
            <>
              <SideBySide>
                <PotsCard {...shared} />
                <FillUpCard {...shared} />
              </SideBySide>
              <OutlookCard {...shared} />
            </>
          )}
        </>
      )}
      <StepBar {...useSteps('savingsAmount')} isSecondary={isToAgree} />
    </Page>
  );
}
