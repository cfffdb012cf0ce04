import { OfFigure } from '@vp-digital/core/figures';
import { euros as wholeEuros } from '@vp-digital/core/finance';
import {
  adults,
  basicPensionSavingFigure,
  retirementGapFigure,
  savingsGoal,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useNavigate } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Key, MoneyField, Row, Stack, StepBar } from '@vp-digital/core/ui';
import type { PensionPerson } from '../../shared/pension/data';
import { NoneHeadline } from '../../shared/pension/NoneHeadline';
import { NoPension } from '../../shared/pension/NoPension';
import { PensionFrame } from '../../shared/pension/PensionFrame';
import { SolutionTabs } from '../../shared/pension/SolutionTabs';
import { termsOf, usePensionPlan } from '../../shared/pension/usePensionPlan';
import { GoalResult } from './GoalResult';

/** "Ich möchte 600 € mehr im Monat": what has to be paid for it, what waiting costs, and what lies beyond the maximum. */
export function GoalView({ data, person }: PensionPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionSavingsGoal' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  const navigate = useNavigate();
  const { keepPerson } = usePersonChoice(adults(data));
  const plan = usePensionPlan({ data, person });
  const target = data.basicPensionPlans.items[person.id]?.targetPension ?? 0;
  const terms = termsOf({ data, person });
  const outcome = savingsGoal({ household: data, personId: person.id, date, terms }, target);
  const gap = retirementGapFigure.of(data, { date });
  const proposed = gap.kind === 'computed' ? Math.round(gap.value.gap / 100) * 100 : 0;
  const frame = { step: 'solution', name: t('name'), data, person } as const;
  const back = { label: t('back'), href: keepPerson(routes.basicPensionSolution.href({ householdId })) };
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
  const goal = outcome.value;
  const takeOver = () => {
    plan.set('monthly', goal.split?.basic ?? goal.monthly, t('monthly'));
    plan.leave();
    void navigate(keepPerson(routes.basicPensionConcept.href({ householdId })));
  };
  return (
    <PensionFrame
      {...frame}
      headline={
        target > 0 ? (
          <OfFigure figure={basicPensionSavingFigure}>
            <Trans
              t={t}
              i18nKey={goal.split ? 'headlineSplit' : 'headline'}
              values={{
                target: euros(target),
                monthly: euros(goal.split?.basic ?? goal.monthly),
                depot: euros(goal.split?.depot ?? 0),
              }}
              components={{ key: <Key /> }}
            />
          </OfFigure>
        ) : (
          t('headlineEmpty', { name: person.name })
        )
      }
      caption={t('caption')}
    >
      <SolutionTabs data={data} current="goal" />
      <Card title={t('target.title', { name: person.name })}>
        <Stack gap="medium">
          <MoneyField
            {...plan.field('targetPension', t('target.field'))}
            name="ziel"
            unit={t('euroMonthly')}
            hint={t('target.hint')}
            min={0}
            max={wholeEuros(20_000)}
          />
          {proposed > 0 && proposed !== target && (
            <OfFigure figure={retirementGapFigure}>
              <Row>
                <Button
                  writes
                  size="compact"
                  onClick={() => plan.choice('targetPension', t('target.field')).onChange(proposed)}
                >
                  {t('target.propose', { gap: euros(proposed) })}
                </Button>
              </Row>
            </OfFigure>
          )}
        </Stack>
      </Card>
      {target > 0 && (
        <>
          <OfFigure figure={basicPensionSavingFigure}>
            <GoalResult goal={goal} december={terms.december} />
          </OfFigure>
          <Row>
            <Button kind="primary" writes onClick={takeOver}>
              {t('takeOver')}
            </Button>
          </Row>
        </>
      )}
      <StepBar back={back} />
    </PensionFrame>
  );
}
