import { OfFigure } from '@vp-digital/core/figures';
import {
  adults,
  basicPensionFit,
  basicPensionSavingFigure,
  retirementGapFigure,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Columns, EstimatedIcon, Key, StepBar } from '@vp-digital/core/ui';
import type { PensionPerson } from '../../shared/pension/data';
import { NoneHeadline } from '../../shared/pension/NoneHeadline';
import { NoPension } from '../../shared/pension/NoPension';
import { PensionFrame } from '../../shared/pension/PensionFrame';
import { DeclineCard } from './DeclineCard';
import { FitCard } from './FitCard';
import { LayersCard } from './LayersCard';
import { RoomCard } from './RoomCard';
import { TaxFactsSheet } from './TaxFactsSheet';

/** What speaks for a Basisrente and what against it, where the own contracts stand, and what may still be paid this year. */
export function PensionNeedView({ data, person }: PensionPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionNeed' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const fit = basicPensionFit({ household: data, personId: person.id, date });
  const gap = retirementGapFigure.of(data, { date });
  const isDeclined = Boolean(data.basicPensionPlans.items[person.id]?.declinedReason);
  const count =
    fit.kind === 'computed' ? fit.value.points.filter(({ verdict }) => verdict === 'for').length : 0;
  const all = fit.kind === 'computed' ? fit.value.points.length : 0;
  return (
    <PensionFrame
      step="need"
      name={t('name')}
      data={data}
      person={person}
      headline={
        fit.kind === 'computed' ? (
          <OfFigure figure={basicPensionSavingFigure}>
            <Trans
              t={t}
              i18nKey={isDeclined ? 'headlineDeclined' : 'headline'}
              values={{ name: person.name, count, all }}
              components={{ key: <Key /> }}
            />
          </OfFigure>
        ) : (
          <NoneHeadline outcome={fit} name={person.name}>
            {t('headlineNone', { name: person.name })}
          </NoneHeadline>
        )
      }
      caption={
        gap.kind === 'computed' ? (
          <OfFigure figure={retirementGapFigure}>
            {gap.value.gap > 0 ? t('gap', { gap: euros(gap.value.gap) }) : t('noGap')}
          </OfFigure>
        ) : (
          gap.kind === 'missing' && t('gapUnknown')
        )
      }
      sheets={[
        {
          name: 'angaben',
          open: t('facts.open'),
          icon: EstimatedIcon,
          draw: (sheet) => <TaxFactsSheet {...sheet} key={person.id} data={data} person={person} />,
        },
      ]}
    >
      {fit.kind !== 'computed' && <NoPension outcome={fit} data={data} person={person} />}
      {fit.kind === 'computed' && (
        <>
          {fit.value.reducedFor && (
            <Alert tone="info" title={t(`reduced.${fit.value.reducedFor}.title`)}>
              {t(`reduced.${fit.value.reducedFor}.text`)}
            </Alert>
          )}
          <Columns>
            <FitCard fit={fit.value} />
            <RoomCard data={data} person={person} />
          </Columns>
        </>
      )}
      <LayersCard data={data} person={person} />
      {fit.kind === 'computed' && <DeclineCard data={data} person={person} />}
      <StepBar
        back={{ label: t('back'), href: routes.householdOverview.href({ householdId }) }}
        next={
          fit.kind === 'computed'
            ? { label: t('next'), href: keepPerson(routes.basicPensionConcept.href({ householdId })) }
            : undefined
        }
      />
    </PensionFrame>
  );
}
