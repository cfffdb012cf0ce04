import { OfFigure } from '@vp-digital/core/figures';
import { adults, doubtsOf, type IncomeProtection, protectionGapFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation, useNavigate } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { PersonSwitch, UndoButton, usePersonChoice } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { EstimatedIcon, Page, SheetButton, StationRail, useSheet } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { FactsSheet } from '../facts/FactsSheet';
import { NoFigures } from './NoFigures';
import type { PersonData } from '../wishes/data';

export interface ProtectionFrameProps extends PersonData {
  station: 'need' | 'cover';
  headline: ReactNode;
  caption?: ReactNode;
  /** Left out while there is nothing to compute with: then the page says why, and what helps. */
  children?: ReactNode;
}

/**
 * What both pages share: stations, person, the sheet "Angaben", and why there are no figures. `?blatt=angaben` opens the
 * sheet, `fokus` names a field of it.
 */
export function ProtectionFrame({
  station,
  headline,
  caption,
  children,
  data,
  person,
}: ProtectionFrameProps) {
  const { t } = useTranslation('beratung');
  const { search } = useLocation();
  const { sheet, button } = useSheet(new URLSearchParams(search).get('blatt') === 'angaben');
  const people = adults(data);
  const { choose } = usePersonChoice(people);
  return (
    <Page
      name={t(`${station}.name`)}
      headline={children ? headline : t('none.headline', { name: person.name })}
      caption={children ? caption : undefined}
      rail={<Stations station={station} data={data} person={person} />}
      actions={
        <>
          <UndoButton />
          <PersonSwitch persons={people} value={person.id} onChange={choose} />
          <SheetButton icon={EstimatedIcon} {...button}>
            {t('facts.open')}
          </SheetButton>
        </>
      }
      sheet={<FactsSheet {...sheet} key={person.id} data={data} person={person} />}
    >
      {children ?? <NoFigures data={data} person={person} onFacts={button.onToggle} />}
    </Page>
  );
}

/** The built stations of the path; the first carries the gap. */
function Stations({ station, data, person }: PersonData & { station: 'need' | 'cover' }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'rail' });
  const { euros } = useFormat();
  const { clock } = useHost();
  const navigate = useNavigate();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const protection = protectionGapFigure.of(data, { personId: person.id, date: clock.today() });
  const isDoubtful = doubtsOf(data, { topic: 'work', personId: person.id }, clock.today()).length > 0;
  const said = ({ gaps }: IncomeProtection) => {
    const parts = gaps.map(({ fromAge, gapMonth }) => {
      const values = { amount: euros(gapMonth), age: fromAge };
      return fromAge === undefined ? t('gap', values) : t('gapLater', values);
    });
    return parts.length > 0 ? parts.join(', ') : t(isDoubtful ? 'toCheck' : 'covered');
  };
  const gap =
    protection.kind === 'computed' ? (
      <OfFigure figure={protectionGapFigure}>{said(protection.value)}</OfFigure>
    ) : undefined;
  const state = (key: typeof station) => (key === station ? 'current' : 'open');
  return (
    <StationRail
      label={t('label')}
      stations={[
        {
          key: 'need',
          label: t('need'),
          state: state('need'),
          figure: gap,
          href: keepPerson(routes.incomeProtectionNeed.href({ householdId })),
        },
        {
          key: 'cover',
          label: t('cover'),
          state: state('cover'),
          href: keepPerson(routes.incomeProtectionCover.href({ householdId })),
        },
      ]}
      onNavigate={(href) => void navigate(href)}
    />
  );
}
