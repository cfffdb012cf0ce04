import { adults, healthCostsFigure, healthEligibility, missing } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, StepBar } from '@vp-digital/core/ui';
import { NoEligibility } from '../../shared/module/NoEligibility';
import { PkvFrame } from '../../shared/module/PkvFrame';
import { personQuote } from '../../shared/module/personQuote';
import type { PersonData } from '../../shared/module/data';
import { CostsResult } from './CostsResult';
import { LockedCosts } from './LockedCosts';
import { useScenarioGrowth } from './scenarioGrowth';
import { useTariffs } from '../../shared/tariffs/withTariffs';

/** The comparison of one person, or why there is none. */
export function CostsView({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs' });
  const today = useHost().clock.today();
  const file = useTariffs();
  const householdId = useHouseholdId();
  const { growth, isTried, onGrowth } = useScenarioGrowth(`${householdId}/${person.id}`, data);
  const { keepPerson } = usePersonChoice(adults(data));
  const start = keepPerson(routes.pkvStart.href({ householdId }));
  const asked = { personId: person.id, date: today };
  const eligibility = healthEligibility({ ...asked, household: data });
  const planned = personQuote({ data, person }, file, today);
  const course =
    planned.own === 'missing'
      ? missing('healthPremium', person.id)
      : planned.own === undefined && planned.sickPayDay === undefined
        ? missing('net', person.id)
        : healthCostsFigure.of(data, { ...asked, quote: planned.quote, growth });
  const isLocked = eligibility.kind === 'computed' && !eligibility.value.full;
  if (eligibility.kind === 'computed' && !isLocked && course.kind === 'computed')
    return (
      <CostsResult
        data={data}
        person={person}
        planned={planned}
        growth={growth}
        course={course.value}
        eligibility={eligibility.value}
        isTried={isTried}
        onGrowth={onGrowth}
        back={{ label: t('back'), href: start }}
        next={
          eligibility.value.wayBack === undefined
            ? { label: t('next'), href: keepPerson(routes.pkvBenefits.href({ householdId })) }
            : { label: t('nextOwn'), href: keepPerson(routes.pkvResult.href({ householdId })) }
        }
      />
    );
  return (
    <PkvFrame
      station="costs"
      headline={t(isLocked ? 'headlineLocked' : 'headlineNone', { name: person.name })}
      data={data}
      person={person}
    >
      {eligibility.kind !== 'computed' && <NoEligibility outcome={eligibility} data={data} person={person} />}
      {isLocked && <LockedCosts eligibility={eligibility.value} name={person.name} start={start} />}
      {eligibility.kind === 'computed' && !isLocked && course.kind === 'missing' && (
        <NoEligibility outcome={course} data={data} person={person} />
      )}
      {eligibility.kind === 'computed' && !isLocked && course.kind === 'notRelevant' && (
        <Alert
          tone="info"
          title={t('noIncome.title', { name: person.name })}
          action={<Button href={start}>{t('toStart')}</Button>}
        >
          {t('noIncome.text')}
        </Alert>
      )}
      <StepBar back={{ label: t('back'), href: start }} />
    </PkvFrame>
  );
}
