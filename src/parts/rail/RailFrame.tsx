import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation, useNavigate } from '@vp-digital/core/libs/router';
import { Alert, Button, type Icon, Page, SheetButton, StationRail, useOffers } from '@vp-digital/core/ui';
import { Fragment, type ReactNode, useEffect } from 'react';
import { PersonSwitch } from '../person/PersonSwitch';
import { usePersonChoice } from '../person/usePersonChoice';
import { UndoButton, type UndoButtonProps } from '../undo/UndoButton';
import { lastStep } from './lastStep';
import type { RailStep } from './railStep';
import { type AddressedSheet, useAddressedSheet } from './useAddressedSheet';

/** A sheet of a page: its button stands above the page, `?blatt=<name>` opens it. */
export interface RailSheet {
  name: string;
  open: string;
  icon: Icon;
  draw(sheet: AddressedSheet['sheet']): ReactNode;
}

export interface RailFrameProps {
  /** The rail's name: "Arbeitskraft absichern". */
  label: string;
  /** By which this device remembers where somebody stopped: household and rail, never a name. */
  rail: string;
  steps: readonly RailStep[];
  /** The key of the step that stands. */
  current: string;
  persons: readonly { id: string; name: string }[];
  personId: string | undefined;
  name: string;
  headline?: ReactNode;
  caption?: ReactNode;
  sheets?: readonly RailSheet[];
  /** Steps to take back of a page that writes no document. */
  undo?: UndoButtonProps['own'];
  /** The page; a function is told how a sheet is opened by its name. */
  children: ReactNode | ((toggle: (sheet: string) => void) => ReactNode);
}

/** What every page of every rail has: its steps, whom it is about, its sheets, undo, and where somebody stopped. */
export function RailFrame({
  label,
  rail,
  steps,
  current,
  persons,
  personId,
  name,
  headline,
  caption,
  sheets = [],
  undo,
  children,
}: RailFrameProps) {
  const navigate = useNavigate();
  const { choose, keepPerson } = usePersonChoice(persons);
  const sheetOf = useAddressedSheet();
  const stations = steps.map(({ href, done, ...step }) => ({
    ...step,
    href: keepPerson(href),
    state: step.key === current ? ('current' as const) : done ? ('done' as const) : ('open' as const),
  }));
  return (
    <Page
      name={name}
      headline={headline}
      caption={caption}
      rail={<StationRail label={label} stations={stations} onNavigate={(href) => void navigate(href)} />}
      actions={
        <>
          <UndoButton own={undo} />
          <PersonSwitch persons={persons} value={personId} onChange={choose} />
          {sheets.map((sheet) => (
            <SheetButton key={sheet.name} icon={sheet.icon} {...sheetOf(sheet.name).button}>
              {sheet.open}
            </SheetButton>
          ))}
        </>
      }
      sheet={sheets.map((sheet) => (
        <Fragment key={sheet.name}>{sheet.draw(sheetOf(sheet.name).sheet)}</Fragment>
      ))}
    >
      <Resume rail={rail} steps={stations} current={current} />
      {typeof children === 'function' ? children((sheet) => sheetOf(sheet).button.onToggle()) : children}
    </Page>
  );
}

/** At the first step: the way to where somebody stopped. Any later step is remembered. */
function Resume({ rail, steps, current }: Pick<RailFrameProps, 'rail' | 'steps' | 'current'>) {
  const { t } = useTranslation('app', { keyPrefix: 'rail' });
  const offers = useOffers();
  const { search } = useLocation();
  const isFirst = steps[0]?.key === current;
  useEffect(() => {
    if (!isFirst) lastStep.set(rail, current);
  }, [rail, current, isFirst]);
  const stopped = isFirst ? steps.find(({ key }) => key !== current && key === lastStep.of(rail)) : undefined;
  if (!stopped || !offers(stopped.href) || new URLSearchParams(search).has('blatt')) return undefined;
  return (
    <Alert
      tone="info"
      title={t('stopped', { step: stopped.label })}
      action={<Button href={stopped.href}>{t('resume')}</Button>}
    />
  );
}
