import { useCompleteness } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadedState } from '@vp-digital/core/parts';
import { CustomerBlock, Page, Stack, StepBar } from '@vp-digital/core/ui';
import { useSteps } from '../useSteps';
import { AreasCard } from './AreasCard';
import { ContinueCard } from './ContinueCard';
import { Headline } from './Headline';
import { MissingCard } from './MissingCard';
import { SaveStateButton } from './SaveStateButton';
import { StepsCard } from './StepsCard';

/** Where the analysis stands: what is missing and what it opens, and every area with what came out of it. */
export default function AnalysisView() {
  const { t } = useTranslation('analysis', { keyPrefix: 'start' });
  const steps = useSteps('analysis');
  const result = useCompleteness();
  const known = result.status === 'ready' ? result.data.areas : [];
  const begins = known.every(({ area, state }) => area === 'persons' || state === 'empty');
  return (
    <Page
      name={t('name')}
      headline={known.length > 0 && <Headline areas={known} begins={begins} />}
      actions={!begins && <SaveStateButton />}
    >
      <LoadedState result={result}>
        {({ areas, household }) => (
          <Stack>
            {begins ? <StepsCard areas={areas} /> : <ContinueCard areas={areas} />}
            {!begins && <MissingCard areas={areas} household={household} />}
            <CustomerBlock>
              <AreasCard areas={areas} household={household} />
            </CustomerBlock>
            <StepBar {...steps} />
          </Stack>
        )}
      </LoadedState>
    </Page>
  );
}
