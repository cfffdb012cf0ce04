import { OfFigure } from '@vp-digital/core/figures';
import { AssumptionsButton } from '@vp-digital/core/forms';
import { adults, basicPensionCourse, basicPensionSavingFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, CalculatedIcon, Columns, Empty, StepBar } from '@vp-digital/core/ui';
import type { PensionPerson } from '../../shared/pension/data';
import { NoneHeadline } from '../../shared/pension/NoneHeadline';
import { NoPension } from '../../shared/pension/NoPension';
import { PensionFrame } from '../../shared/pension/PensionFrame';
import { PensionHeadline } from '../../shared/pension/PensionHeadline';
import { paysAnything, termsOf } from '../../shared/pension/usePensionPlan';
import { CasesTable } from './CasesTable';
import { CostCard } from './CostCard';
import { DepotCard } from './DepotCard';
import { PayoutCard } from './PayoutCard';
import { TaxSheet } from './TaxSheet';
import { TermsCard } from './TermsCard';

/** Contribution, tax refund, pension; three courses, and a depot with the same net effort. */
export function PensionConceptView({ data, person }: PensionPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionConcept' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const terms = termsOf({ data, person });
  const outcome = basicPensionCourse({ household: data, personId: person.id, date, terms });
  const frame = { step: 'concept', name: t('name'), data, person } as const;
  const back = { label: t('back'), href: keepPerson(routes.basicPensionNeed.href({ householdId })) };
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
        <StepBar back={back} />
      </PensionFrame>
    );
  const course = outcome.value;
  const pays = paysAnything(terms);
  return (
    <PensionFrame
      {...frame}
      headline={
        pays ? (
          <OfFigure figure={basicPensionSavingFigure}>
            <PensionHeadline course={course} />
          </OfFigure>
        ) : (
          t('headlineNothing', { name: person.name })
        )
      }
      caption={pays ? t('caption') : undefined}
      sheets={[
        {
          name: 'steuer',
          open: t('tax.open'),
          icon: CalculatedIcon,
          draw: (sheet) => <TaxSheet {...sheet} course={course} name={person.name} />,
        },
      ]}
    >
      <OfFigure figure={basicPensionSavingFigure} stays>
        <TermsCard data={data} person={person} course={course} />
        {course.withoutEffect > 0 && (
          <Alert tone="warning" title={t('beyond.title', { amount: euros(course.withoutEffect) })}>
            {t('beyond.text')}
          </Alert>
        )}
      </OfFigure>
      {pays ? (
        <OfFigure figure={basicPensionSavingFigure}>
          <Columns>
            <CostCard course={course} />
            <PayoutCard course={course} data={data} />
          </Columns>
          <Columns>
            <CasesTable course={course} data={data} />
            <DepotCard course={course} data={data} />
          </Columns>
        </OfFigure>
      ) : (
        <Empty>{t('nothing')}</Empty>
      )}
      <AssumptionsButton data={data} />
      <StepBar
        back={back}
        next={
          pays
            ? { label: t('next'), href: keepPerson(routes.basicPensionSolution.href({ householdId })) }
            : undefined
        }
      />
    </PensionFrame>
  );
}
