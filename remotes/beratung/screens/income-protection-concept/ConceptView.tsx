import { OfFigure, useNeedWords } from '@vp-digital/core/figures';
import {
  adults,
  doubtsOf,
  incomeCourse,
  protectionGapFigure,
  withProtectionConcept,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, StepBar } from '@vp-digital/core/ui';
import { ProtectionFrame } from '../../shared/protection/ProtectionFrame';
import type { ConceptPerson } from './data';
import { BlocksCard } from './BlocksCard';
import { CasesCard } from './CasesCard';
import { ComparisonCard } from './ComparisonCard';
import { ConceptCart } from './ConceptCart';
import { ConceptHeadline } from './ConceptHeadline';
import { conceptState } from './conceptState';
import { CoupleCard } from './CoupleCard';
import { DayAfterCard } from './DayAfterCard';
import { PowerCard } from './PowerCard';
import { PremiumCard } from './PremiumCard';

/** The gap, the mix that is to close it, and what is left open. */
export function ConceptView({ data, person }: ConceptPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionConcept' });
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const { doubts } = useNeedWords(data);
  const reasons = doubts(doubtsOf(data, { topic: 'work', personId: person.id }, date));
  const asked = { personId: person.id, date };
  const today = incomeCourse({ household: data, ...asked });
  const planned = incomeCourse({ household: withProtectionConcept(data, person.id), ...asked });
  const frame = { step: 'concept', name: t('name'), data, person } as const;
  if (today.kind !== 'computed' || planned.kind !== 'computed')
    return <ProtectionFrame {...frame} headline={undefined} />;
  const state = conceptState({ data, person }, today.value, planned.value);
  return (
    <ProtectionFrame
      {...frame}
      headline={
        <OfFigure figure={protectionGapFigure}>
          <ConceptHeadline state={state} name={person.name} />
          {reasons !== undefined && ` ${reasons}`}
        </OfFigure>
      }
    >
      {state.kind === 'covered' && (
        <Alert
          tone="info"
          title={t('review.title')}
          action={<Button href={routes.contracts.href({ householdId })}>{t('review.toContracts')}</Button>}
        >
          {t('review.text')}
        </Alert>
      )}
      <OfFigure figure={protectionGapFigure}>
        <CasesCard today={today.value} planned={planned.value} />
      </OfFigure>
      <OfFigure figure={protectionGapFigure} stays>
        <BlocksCard data={data} person={person} />
        <PremiumCard data={data} person={person} />
        <DayAfterCard data={data} person={person} course={planned.value} />
        <CoupleCard data={data} />
        {state.pension > 0 && (
          <PowerCard
            data={data}
            pension={state.pension}
            yearlyRise={data.protectionWishes.items[person.id]?.yearlyRise ?? 0}
          />
        )}
        <ConceptCart
          data={data}
          person={person}
          gapToday={today.value.protection.gap}
          gapThen={planned.value.protection.gap}
        />
        <ComparisonCard data={data} person={person} />
      </OfFigure>
      <StepBar
        back={{ label: t('back'), href: keepPerson(routes.incomeProtectionNeed.href({ householdId })) }}
        next={{ label: t('next'), href: keepPerson(routes.incomeProtectionCover.href({ householdId })) }}
      />
    </ProtectionFrame>
  );
}
