import { adults, healthEligibility } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { RailFrame, type RailFrameProps, type RailStep } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { HealthInsuranceIcon } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import type { PersonData } from './data';
import { StatutoryBetterSheet } from './StatutoryBetterSheet';

export type PkvStep = 'start' | 'health' | 'costs' | 'wishes' | 'tariffs' | 'comparison' | 'result';

export interface PkvFrameProps extends PersonData {
  station: PkvStep;
  /** What the page is called, where it is not its station: the page of an area of benefits. */
  name?: string;
  headline: ReactNode;
  caption?: ReactNode;
  /** Steps to take back of a page that writes no document. */
  undo?: RailFrameProps['undo'];
  children: ReactNode;
}

/** What every page of the module has: the rail, and when the statutory fund is the better choice. */
export function PkvFrame({ station, name, headline, caption, undo, children, data, person }: PkvFrameProps) {
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
      name={name ?? t(`rail.page.${station}`)}
      headline={headline}
      caption={caption}
      undo={undo}
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

/** The steps of the path; the first says how it came out. That of health says nothing of anybody's answers. */
function usePkvSteps({ data, person }: PersonData, current: PkvStep): readonly RailStep[] {
  const { t } = useTranslation('pkv', { keyPrefix: 'rail' });
  const { clock } = useHost();
  const householdId = useHouseholdId();
  const eligibility = healthEligibility({ household: data, personId: person.id, date: clock.today() });
  const known = eligibility.kind === 'computed' ? eligibility.value : undefined;
  const locked = known?.reason === 'freeMedicalCare' ? known.reason : 'notEligible';
  const { weights = {}, chosen = [] } = data.healthWishes.items[person.id] ?? {};
  const all = Object.values(weights);
  const [important, must] = (['important', 'must'] as const).map(
    (one) => all.filter((it) => it === one).length,
  );
  const decision = data.healthPlans.items[person.id]?.decision;
  const path = { householdId };
  return [
    {
      key: 'start',
      label: t('start'),
      done: current !== 'start' && known?.full,
      ...(known && { figure: t(known.full ? 'eligible' : locked) }),
      href: routes.pkvStart.href(path),
    },
    { key: 'health', label: t('health'), href: routes.pkvHealthChart.href(path) },
    { key: 'costs', label: t('costs'), href: routes.pkvCosts.href(path) },
    {
      key: 'wishes',
      label: t('wishes'),
      done: all.length > 0,
      ...(all.length > 0 && { figure: t('weighed', { important, must }) }),
      href: routes.pkvBenefits.href(path),
    },
    {
      key: 'tariffs',
      label: t('tariffs'),
      done: chosen.length > 0,
      ...(chosen.length > 0 && { figure: t('chosen', { count: chosen.length }) }),
      href: routes.pkvTariffs.href(path),
    },
    { key: 'comparison', label: t('comparison'), href: routes.pkvComparison.href(path) },
    { key: 'result', label: t('result'), done: decision !== undefined, href: routes.pkvResult.href(path) },
  ];
}
