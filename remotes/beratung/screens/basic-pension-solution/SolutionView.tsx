import { OfFigure } from '@vp-digital/core/figures';
import { adults, basicPensionCourse, basicPensionSavingFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Columns, Empty, StepBar } from '@vp-digital/core/ui';
import type { PensionPerson } from '../../shared/pension/data';
import { NoneHeadline } from '../../shared/pension/NoneHeadline';
import { NoPension } from '../../shared/pension/NoPension';
import { PensionFrame } from '../../shared/pension/PensionFrame';
import { PensionHeadline } from '../../shared/pension/PensionHeadline';
import { SolutionTabs } from '../../shared/pension/SolutionTabs';
import { paysAnything, termsOf } from '../../shared/pension/usePensionPlan';
import { DesignCard } from './DesignCard';
import { ProposalCard } from './ProposalCard';
import { SuitabilityCard } from './SuitabilityCard';

/** What is proposed, how it is designed, why, and what is still to be asked before it may be recommended. */
export function SolutionView({ data, person }: PensionPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionSolution' });
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const terms = termsOf({ data, person });
  const outcome = basicPensionCourse({ household: data, personId: person.id, date, terms });
  const concept = keepPerson(routes.basicPensionConcept.href({ householdId }));
  const frame = { step: 'solution', name: t('name'), data, person } as const;
  if (outcome.kind !== 'computed')
    return (
      <PensionFrame
        {...frame}
        headline={
          <NoneHeadline outcome={outcome} name={person.name}>
            {t('headlineNone', { name: person.name })}
          </NoneHeadline>
        }
      >
        <NoPension outcome={outcome} data={data} person={person} />
        <StepBar back={{ label: t('back'), href: concept }} />
      </PensionFrame>
    );
  if (!paysAnything(terms))
    return (
      <PensionFrame {...frame} headline={t('headlineNothing', { name: person.name })}>
        <Empty
          action={
            <Button kind="primary" href={concept}>
              {t('toConcept')}
            </Button>
          }
        >
          {t('nothing')}
        </Empty>
      </PensionFrame>
    );
  const course = outcome.value;
  return (
    <PensionFrame
      {...frame}
      headline={
        <OfFigure figure={basicPensionSavingFigure}>
          <PensionHeadline course={course} />
        </OfFigure>
      }
      caption={t('caption')}
    >
      <SolutionTabs data={data} current="solution" />
      <Columns>
        <OfFigure figure={basicPensionSavingFigure}>
          <ProposalCard data={data} person={person} course={course} />
        </OfFigure>
        <DesignCard data={data} person={person} />
      </Columns>
      <SuitabilityCard data={data} person={person} />
      <StepBar back={{ label: t('back'), href: concept }} />
    </PensionFrame>
  );
}
