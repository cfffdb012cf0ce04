import { adults, type HealthPlan } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Caption, Columns, Key, Stack, StepBar } from '@vp-digital/core/ui';
import { NoEligibility } from '../../shared/module/NoEligibility';
import { PkvFrame } from '../../shared/module/PkvFrame';
import { AdviceCard } from './AdviceCard';
import type { ResultPerson } from './data';
import { DecisionCard } from './DecisionCard';
import { NextStepsCard } from './NextStepsCard';
import { OldAgeCard } from './OldAgeCard';
import { WarningsCard } from './WarningsCard';
import { WayCard } from './WayCard';
import { reportHref } from './reportHref';
import { openPrivate, options, waysOf } from './waysOf';
import { useTariffs } from '../../shared/tariffs/withTariffs';

/** The three ways, the advice, what is confirmed, the decision, and what follows from it. */
export function ResultView({ data, person }: ResultPerson) {
  const { t } = useTranslation('pkv', { keyPrefix: 'result' });
  const { t: code } = useTranslation('household/healthPlans');
  const today = useHost().clock.today();
  const file = useTariffs();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const ways = waysOf({ data, person }, file, today);
  const plan: Partial<HealthPlan> = data.healthPlans.items[person.id] ?? {};
  if (!ways) return undefined;
  const { recommendation, decision } = plan;
  const open = openPrivate(plan, ways.tariff);
  const toWishes = keepPerson(routes.pkvBenefits.href({ householdId }));
  const of = { data, person, ways };
  return (
    <PkvFrame
      station="result"
      data={data}
      person={person}
      headline={
        recommendation ? (
          <Trans
            t={t}
            i18nKey="headline"
            values={{ option: code(`recommendation.${recommendation}`) }}
            components={{ key: <Key /> }}
          />
        ) : (
          t('headlineNone')
        )
      }
      caption={t('caption', { tariff: ways.tariff.tariff.name })}
    >
      {!ways.ways.stay.fit && (
        <Alert tone="info" title={t('noWishes')} action={<Button href={toWishes}>{t('toWishes')}</Button>} />
      )}
      {ways.offers.waitsFor?.kind === 'missing' && (
        <NoEligibility outcome={ways.offers.waitsFor} data={data} person={person} />
      )}
      <Columns count={3} stretch>
        {options.map((option) => (
          <WayCard key={option} way={ways.ways[option]} ways={ways} isAdvised={option === recommendation} />
        ))}
      </Columns>
      <Columns>
        <Stack>
          <AdviceCard {...of} />
          <DecisionCard {...of} open={open} />
        </Stack>
        <WarningsCard {...of} />
      </Columns>
      <OldAgeCard {...of} />
      {decision && (
        <NextStepsCard
          option={decision}
          isOpen={decision === 'private' && open.length > 0}
          payer={ways.payer}
        />
      )}
      <Caption>{t('remark')}</Caption>
      <StepBar
        back={{ label: t('back'), href: keepPerson(routes.pkvComparison.href({ householdId })) }}
        next={{ label: t('report'), href: reportHref(householdId) }}
      />
    </PkvFrame>
  );
}
