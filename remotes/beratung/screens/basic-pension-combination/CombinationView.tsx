import { OfFigure } from '@vp-digital/core/figures';
import { adults, basicPensionSavingFigure, combination } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Empty, Key, StepBar } from '@vp-digital/core/ui';
import type { PensionPerson } from '../../shared/pension/data';
import { NoneHeadline } from '../../shared/pension/NoneHeadline';
import { NoPension } from '../../shared/pension/NoPension';
import { PensionFrame } from '../../shared/pension/PensionFrame';
import { SolutionTabs } from '../../shared/pension/SolutionTabs';
import { paysAnything, termsOf } from '../../shared/pension/usePensionPlan';
import { LayersMix } from './LayersMix';
import { MixesCard } from './MixesCard';
import { mixWithoutPay, sharesOf, usualMix } from './shares';
import { TakeOver } from './TakeOver';

/** The mixer, what comes out of it, and other mixes beside it: more pension, or more at hand. */
export function CombinationView({ data, person }: PensionPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionCombination' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const terms = termsOf({ data, person });
  const question = { household: data, personId: person.id, date, terms };
  const usual = combination(question, usualMix);
  const frame = { step: 'solution', name: t('name'), data, person } as const;
  const concept = keepPerson(routes.basicPensionConcept.href({ householdId }));
  const back = { label: t('back'), href: keepPerson(routes.basicPensionSolution.href({ householdId })) };
  if (usual.kind !== 'computed')
    return (
      <PensionFrame
        {...frame}
        headline={
          <NoneHeadline outcome={usual} name={person.name}>
            {t('headlineNone', { name: person.name })}
          </NoneHeadline>
        }
      >
        <NoPension outcome={usual} data={data} person={person} />
        <StepBar back={back} />
      </PensionFrame>
    );
  if (!paysAnything(terms))
    return (
      <PensionFrame {...frame} headline={t('headlineNone', { name: person.name })}>
        <SolutionTabs data={data} current="combination" />
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
  const { isCompanyPossible } = usual.value;
  const shares = sharesOf({ data, person }, isCompanyPossible ? usualMix : mixWithoutPay);
  const chosen = combination(question, shares);
  if (chosen.kind !== 'computed') return undefined;
  const { effort, real, available } = chosen.value;
  return (
    <PensionFrame
      {...frame}
      headline={
        <OfFigure figure={basicPensionSavingFigure}>
          <Trans
            t={t}
            i18nKey="headline"
            values={{ effort: euros(effort), pension: euros(real), available: euros(available) }}
            components={{ key: <Key /> }}
          />
        </OfFigure>
      }
      caption={t('caption')}
    >
      <SolutionTabs data={data} current="combination" />
      {!isCompanyPossible && (
        <Alert tone="info" title={t('noPay.title', { name: person.name })}>
          {t('noPay.text')}
        </Alert>
      )}
      <OfFigure figure={basicPensionSavingFigure}>
        <LayersMix data={data} person={person} shares={shares} result={chosen.value} />
        <MixesCard question={question} shares={shares} isCompanyPossible={isCompanyPossible} />
      </OfFigure>
      <TakeOver data={data} person={person} result={chosen.value} />
      <StepBar back={back} />
    </PensionFrame>
  );
}
