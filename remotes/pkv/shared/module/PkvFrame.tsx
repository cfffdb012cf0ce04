import { adults, healthEligibility } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { RailFrame, type RailStep } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { HealthInsuranceIcon } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import type { PersonData } from './data';
import { StatutoryBetterSheet } from './StatutoryBetterSheet';

export type PkvStep = 'start' | 'costs';

export interface PkvFrameProps extends PersonData {
  station: PkvStep;
  headline: ReactNode;
  caption?: ReactNode;
  children: ReactNode;
}

/** What every page of the module has: the rail, and when the statutory fund is the better choice. */
export function PkvFrame({ station, headline, caption, children, data, person }: PkvFrameProps) {
  const { t } = useTranslation('pkv');
  const householdId = useHouseholdId();
  return (
    <RailFrame
      label={t('rail.label')}
      rail={`${householdId}/pkv`}
      steps={usePkvSteps({ data, person }, station)}
      current={station}
      persons={adults(data)}
      personId={person.id}
      name={t(`${station}.name`)}
      headline={headline}
      caption={caption}
      sheets={[
        {
          name: 'gkv',
          open: t('better.open'),
          icon: HealthInsuranceIcon,
          draw: (sheet) => <StatutoryBetterSheet {...sheet} />,
        },
      ]}
    >
      {children}
    </RailFrame>
  );
}

/** The steps of the path; the first says how it came out. */
function usePkvSteps({ data, person }: PersonData, current: PkvStep): readonly RailStep[] {
  const { t } = useTranslation('pkv', { keyPrefix: 'rail' });
  const { clock } = useHost();
  const householdId = useHouseholdId();
  const eligibility = healthEligibility({ household: data, personId: person.id, date: clock.today() });
  const known = eligibility.kind === 'computed' ? eligibility.value : undefined;
  const locked = known?.reason === 'freeMedicalCare' ? known.reason : 'notEligible';
  return [
    {
      key: 'start',
      label: t('start'),
      done: current === 'costs' && known?.full,
      ...(known && { figure: t(known.full ? 'eligible' : locked) }),
      href: routes.pkvStart.href({ householdId }),
    },
    { key: 'costs', label: t('costs'), href: routes.pkvCosts.href({ householdId }) },
  ];
}
