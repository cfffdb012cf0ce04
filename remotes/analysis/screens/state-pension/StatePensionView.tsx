import { OfFigure } from '@vp-digital/core/figures';
import { AssumptionsButton } from '@vp-digital/core/forms';
import { ownNetPensionFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { NewerEntries } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { Page, Stack, StepBar } from '@vp-digital/core/ui';
import { useSteps } from '../../shared/steps/useSteps';
import { WaysOn } from '../../shared/steps/WaysOn';
import { insured, type StatePensionData } from '../../shared/state-pension/data';
import { Headline } from './Headline';
import { PersonPensions } from './PersonPensions';
import { WidowPensions } from './WidowPensions';

/** What each adult's schemes have written, and what it is after contributions, tax and time. */
export function StatePensionView({ data }: { data: StatePensionData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePension' });
  const people = insured(data, useHost().clock.today());
  return (
    <Page
      name={t('name')}
      actions={<UndoButton />}
      headline={
        <OfFigure figure={ownNetPensionFigure}>
          <Headline data={data} />
        </OfFigure>
      }
    >
      <Stack>
        {people.map((one, index) => (
          <PersonPensions
            key={one.person.id}
            insured={one}
            tone={index === 0 ? 'first' : 'second'}
            data={data}
          />
        ))}
        <WidowPensions data={data} />
        <AssumptionsButton data={data} />
      </Stack>
      <NewerEntries section="statutoryPensions" />
      <WaysOn to={['retirement', 'basicPension']} />
      <StepBar {...useSteps('pension')} />
    </Page>
  );
}
