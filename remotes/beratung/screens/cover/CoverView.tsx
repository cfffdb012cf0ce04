import { OfFigure, useNeedWords } from '@vp-digital/core/figures';
import {
  adults,
  doubtsOf,
  incomeCourse,
  protectionGapFigure,
  protectionNeedFigure,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Columns, Key, Row, StepBar, useOffers } from '@vp-digital/core/ui';
import { BackgroundTabs } from '../../shared/protection/BackgroundTabs';
import { ProtectionFrame } from '../../shared/protection/ProtectionFrame';
import type { PersonData } from '../../shared/wishes/data';
import { shownProtection } from '../../shared/protection/shownProtection';
import { ConditionsCard } from './ConditionsCard';
import { CourseCard } from './CourseCard';
import { CourseHints } from './CourseHints';
import { HowComputedCard } from './HowComputedCard';

/** The income over time after an illness, its payers, and on what they depend. */
export function CoverView({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cover' });
  const { euros, percent } = useFormat();
  const { clock } = useHost();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const offers = useOffers();
  const simulation = keepPerson(routes.manpower.href({ householdId }));
  const { doubts } = useNeedWords(data);
  const reasons = doubts(doubtsOf(data, { topic: 'work', personId: person.id }, clock.today()));
  const outcome = incomeCourse({ household: data, personId: person.id, date: clock.today() });
  if (outcome.kind !== 'computed')
    return (
      <ProtectionFrame step="background" name={t('name')} headline={undefined} data={data} person={person} />
    );
  const course = outcome.value;
  const { gaps, needShare, wishedEnd } = course.protection;
  const [firstGap] = gaps;
  const secured = wishedEnd === undefined ? 'headlineCovered' : 'headlineCoveredUntil';
  const covered = reasons === undefined ? secured : 'headlineToCheck';
  const open = firstGap?.fromAge === undefined ? 'headline' : 'headlineUntil';
  return (
    <ProtectionFrame
      step="background"
      name={t('name')}
      data={data}
      person={person}
      headline={
        <OfFigure figure={protectionGapFigure}>
          <Trans
            t={t}
            i18nKey={firstGap ? open : covered}
            values={{
              name: person.name,
              reasons: reasons ?? '',
              gap: euros(firstGap?.gapMonth ?? 0),
              age: String(firstGap?.fromAge ?? wishedEnd ?? ''),
            }}
            components={{ key: <Key /> }}
          />
          {firstGap && reasons !== undefined && ` ${reasons}`}
        </OfFigure>
      }
      caption={
        <OfFigure figure={protectionNeedFigure}>
          {t('caption', {
            need: euros(shownProtection(course.protection).target),
            share: percent(needShare, { maximumDecimals: 0 }),
          })}
        </OfFigure>
      }
    >
      <BackgroundTabs data={data} current="cover" />
      <OfFigure figure={protectionGapFigure}>
        <CourseHints course={course} name={person.name} />
        <CourseCard course={course} name={person.name} />
      </OfFigure>
      {offers(simulation) && (
        <Row>
          <Button href={simulation}>{t('toSimulation')}</Button>
        </Row>
      )}
      <Columns>
        <OfFigure figure={protectionGapFigure}>
          <ConditionsCard course={course} />
        </OfFigure>
        <HowComputedCard course={course} data={data} person={person} />
      </Columns>
      <StepBar
        back={[
          { label: t('backConcept'), href: keepPerson(routes.incomeProtectionConcept.href({ householdId })) },
          { label: t('back'), href: keepPerson(routes.incomeProtectionNeed.href({ householdId })) },
        ]}
        next={[
          { label: t('nextCauses'), href: keepPerson(routes.incomeProtectionCauses.href({ householdId })) },
        ]}
      />
    </ProtectionFrame>
  );
}
