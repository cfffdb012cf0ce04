import { FigureCalculation, OfFigure } from '@vp-digital/core/figures';
import { adults, earningPowerFigure, protectionGapFigure } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Key, StepBar } from '@vp-digital/core/ui';
import { ProtectionFrame } from '../../shared/protection/ProtectionFrame';
import type { PersonData } from '../../shared/wishes/data';
import { useAgeText } from '../../shared/protection/useAgeText';
import { CoversCard } from './CoversCard';
import { NeedCard } from './NeedCard';

/** The value of earning power in one sentence, the need with its slider, and what there is already. */
export function NeedView({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'need' });
  const { euros } = useFormat();
  const { clock } = useHost();
  const ageText = useAgeText();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const input = { personId: person.id, date: clock.today() };
  const power = earningPowerFigure.of(data, input);
  const protection = protectionGapFigure.of(data, input);
  if (power.kind !== 'computed' || protection.kind !== 'computed')
    return <ProtectionFrame step="need" name={t('name')} headline={undefined} data={data} person={person} />;
  const { total, months, net, fullAge } = power.value;
  return (
    <ProtectionFrame
      step="need"
      name={t('name')}
      data={data}
      person={person}
      headline={
        <OfFigure figure={earningPowerFigure}>
          <Trans
            t={t}
            i18nKey="headline"
            values={{ name: person.name, age: ageText(fullAge / 12), total: euros(total) }}
            components={{ key: <Key /> }}
          />
        </OfFigure>
      }
      caption={
        <OfFigure figure={earningPowerFigure}>{t('caption', { count: months, net: euros(net) })}</OfFigure>
      }
    >
      <FigureCalculation
        figure={earningPowerFigure}
        household={data}
        input={{ personId: person.id }}
        of={person.name}
      />
      <OfFigure figure={protectionGapFigure}>
        <NeedCard data={data} person={person} />
      </OfFigure>
      <CoversCard data={data} person={person} />
      <StepBar
        back={{ label: t('back'), href: routes.householdOverview.href({ householdId }) }}
        next={[
          { label: t('next'), href: keepPerson(routes.incomeProtectionConcept.href({ householdId })) },
          { label: t('nextCover'), href: keepPerson(routes.incomeProtectionCover.href({ householdId })) },
        ]}
      />
    </ProtectionFrame>
  );
}
