import { adults, healthEligibility } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useNavigate } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { PersonSwitch, UndoButton, usePersonChoice } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { HealthInsuranceIcon, Page, SheetButton, StationRail, useSheet } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import type { PersonData } from './data';
import { StatutoryBetterSheet } from './StatutoryBetterSheet';

export interface PkvFrameProps extends PersonData {
  station: 'start' | 'costs';
  headline: ReactNode;
  caption?: ReactNode;
  children: ReactNode;
}

/** What every page of the module has: stations, person, and when the statutory fund is the better choice. */
export function PkvFrame({ station, headline, caption, children, data, person }: PkvFrameProps) {
  const { t } = useTranslation('pkv');
  const { sheet, button } = useSheet();
  const people = adults(data);
  const { choose } = usePersonChoice(people);
  return (
    <Page
      name={t(`${station}.name`)}
      headline={headline}
      caption={caption}
      rail={<Stations station={station} data={data} person={person} />}
      actions={
        <>
          <UndoButton />
          <PersonSwitch persons={people} value={person.id} onChange={choose} />
          <SheetButton icon={HealthInsuranceIcon} {...button}>
            {t('better.open')}
          </SheetButton>
        </>
      }
      sheet={<StatutoryBetterSheet {...sheet} />}
    >
      {children}
    </Page>
  );
}

/** The built stations of the path; the first says how it came out. */
function Stations({ station, data, person }: PersonData & { station: 'start' | 'costs' }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'rail' });
  const { clock } = useHost();
  const navigate = useNavigate();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const eligibility = healthEligibility({ household: data, personId: person.id, date: clock.today() });
  const known = eligibility.kind === 'computed' ? eligibility.value : undefined;
  const done = station === 'costs' && known?.full;
  const locked = known?.reason === 'freeMedicalCare' ? known.reason : 'notEligible';
  return (
    <StationRail
      label={t('label')}
      stations={[
        {
          key: 'start',
          label: t('start'),
          state: done ? 'done' : station === 'start' ? 'current' : 'open',
          ...(known && { figure: t(known.full ? 'eligible' : locked) }),
          href: keepPerson(routes.pkvStart.href({ householdId })),
        },
        {
          key: 'costs',
          label: t('costs'),
          state: station === 'costs' ? 'current' : 'open',
          href: keepPerson(routes.pkvCosts.href({ householdId })),
        },
      ]}
      onNavigate={(href) => void navigate(href)}
    />
  );
}
