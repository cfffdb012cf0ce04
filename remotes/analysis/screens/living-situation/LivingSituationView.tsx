import { OfFigure } from '@vp-digital/core/figures';
import { homeEntry, housingShareFigure } from '@vp-digital/core/household';
import { WhollyKnown } from '@vp-digital/core/micro-app';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { UndoButton } from '@vp-digital/core/parts';
import { Page, Stack, StepBar } from '@vp-digital/core/ui';
import { SideBySide } from '../../shared/layout/SideBySide';
import { useSteps } from '../../shared/steps/useSteps';
import { WaysOn } from '../../shared/steps/WaysOn';
import { CostsCard } from './CostsCard';
import type { LivingSituationData } from '../../shared/living-situation/data';
import { Headline } from './Headline';
import { HomeCard } from './HomeCard';
import { HousingFigures } from './HousingFigures';
import { LoansCard } from './LoansCard';
import { PropertyCard } from './PropertyCard';
import { ProtectionCard } from './ProtectionCard';
import { HousingExpense } from '../../shared/living-situation/HousingExpense';
import { StartCard } from './StartCard';
import { WishCard } from './WishCard';

/** How the household lives, what that costs, how the home is insured, and what is wished for. */
export function LivingSituationView({ data }: { data: LivingSituationData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation' });
  const steps = useSteps('housing');
  const [, home] = homeEntry(data) ?? [];
  const common = {
    name: t('name'),
    actions: <UndoButton />,
    headline: (
      <OfFigure figure={housingShareFigure}>
        <Headline data={data} />
      </OfFigure>
    ),
  };
  if (!home)
    return (
      <Page {...common}>
        <WhollyKnown documents={['housing']}>
          <StartCard data={data} />
        </WhollyKnown>
        <StepBar {...steps} />
      </Page>
    );
  return (
    <Page {...common}>
      <HousingFigures />
      <WhollyKnown documents={['housing', 'expenses']}>
        <HousingExpense data={data} />
      </WhollyKnown>
      <SideBySide>
        <Stack>
          <HomeCard data={data} home={home} />
          <CostsCard data={data} home={home} />
          <WishCard data={data} home={home} />
        </Stack>
        <Stack>
          {home.kind === 'owned' && (
            <>
              <PropertyCard data={data} />
              <LoansCard data={data} />
            </>
          )}
          <ProtectionCard data={data} home={home} />
        </Stack>
      </SideBySide>
      <WaysOn to={['buildingSavings']} />
      <StepBar {...steps} />
    </Page>
  );
}
