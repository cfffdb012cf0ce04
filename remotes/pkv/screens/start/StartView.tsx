import { healthChoiceRules } from '@vp-digital/core/finance';
import { adults, healthEligibility, isSoldierForTime } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, useAhead, useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, StepBar, Card } from '@vp-digital/core/ui';
import { NoEligibility } from '../../shared/module/NoEligibility';
import { PkvFrame } from '../../shared/module/PkvFrame';
import type { PersonData } from '../../shared/module/data';
import { EligibilityFigures } from './EligibilityFigures';
import { EligibilityHeadline } from './EligibilityHeadline';
import { FactsCard } from './FactsCard';
import { FamilyCard } from './FamilyCard';
import { FreeCareCard } from './FreeCareCard';
import { SupplementCard } from './SupplementCard';
import { PointList } from '../../shared/module/PointList';

/** It stands at the end and is not waited for. */
const SystemsCard = later(() => import('./SystemsCard'), { isOptional: true });

const ahead = [SystemsCard] as const;

/** Who may choose, with which figures; what would change, and what cannot be taken back. */
export function StartView({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start' });
  const { clock } = useHost();
  useAhead(ahead);
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const outcome = healthEligibility({ household: data, personId: person.id, date: clock.today() });
  const back = { label: t('back'), href: routes.householdOverview.href({ householdId }) };
  if (outcome.kind !== 'computed')
    return (
      <PkvFrame
        station="start"
        headline={t('headlineUnknown', { name: person.name })}
        data={data}
        person={person}
      >
        <NoEligibility outcome={outcome} data={data} person={person} />
        <FactsCard data={data} person={person} />
        <StepBar back={back} />
      </PkvFrame>
    );
  const eligibility = outcome.value;
  const { full, fromNextYear, noReturn, reason, wayBack } = eligibility;
  const next = { label: t('next'), href: keepPerson(routes.pkvCosts.href({ householdId })) };
  return (
    <PkvFrame
      station="start"
      data={data}
      person={person}
      headline={<EligibilityHeadline eligibility={eligibility} name={person.name} />}
      caption={t(`reason.${reason}`)}
    >
      {fromNextYear && (
        <Alert tone="info" title={t('fromNextYear.title')}>
          {t('fromNextYear.text')}
        </Alert>
      )}
      {wayBack && (
        <Alert tone="info" title={t('wayBack.title', { name: person.name })}>
          {t(`wayBack.${wayBack}`, { age: healthChoiceRules.returnAge })}
        </Alert>
      )}
      {full && noReturn && wayBack === undefined && (
        <Alert tone="warning" title={t('noReturn.title', { name: person.name })}>
          {t('noReturn.text', { age: healthChoiceRules.returnAge })}
        </Alert>
      )}
      <EligibilityFigures eligibility={eligibility} data={data} person={person} />
      {!full &&
        (reason === 'freeMedicalCare' ? (
          <FreeCareCard name={person.name} isForTime={isSoldierForTime(data, person.id)} />
        ) : (
          <SupplementCard eligibility={eligibility} data={data} person={person} />
        ))}
      <FactsCard data={data} person={person} planned={full} />
      {full && <FamilyCard data={data} person={person} />}
      {full && <WarningsCard />}
      <SystemsCard />
      <StepBar back={back} next={full ? next : undefined} />
    </PkvFrame>
  );
}

const warnings = ['return', 'family', 'income', 'disclosure'] as const;

/** What has to be clear before anybody decides. */
function WarningsCard() {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.warnings' });
  const age = healthChoiceRules.returnAge;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <PointList
        points={warnings.map((key) => ({ key, title: t(`${key}.title`, { age }), text: t(`${key}.text`) }))}
      />
    </Card>
  );
}
