import {
  appointmentOfRecord,
  type FrozenTalk,
  type Recommendation,
  type Snapshot,
} from '@vp-digital/core/contracts';
import type { IsoDate } from '@vp-digital/core/finance';
import {
  assetsFigure,
  dayOfAppointment,
  debtsFigure,
  freeAmountFigure,
  householdNetFigure,
  netWorthFigure,
  nextAppointment,
  reserve,
  reserveFigure,
  knowsEveryday,
  type SectionData,
  shortNameOf,
} from '@vp-digital/core/household';
import type { Block, KeyFigure } from '@vp-digital/core/pdf';
import { withUnit } from '@vp-digital/core/reference/format';
import { evidence } from './evidence';
import { goodBlocks } from './goodBlocks';
import { keyFigure } from './keyFigure';
import { decidedBesides, largestGaps } from './largestGaps';
import { type ReportEntry, reportEntries } from './reportEntries';
import type { ReportSettings } from './reportSettings';
import { type Reported, shownOf } from './reported';
import { type Before, sinceLastTime } from './sinceLastTime';

/**
 * The page for the fridge: a personal word, three figures and how many of them are proven, the largest gaps and what was decided about each, what else was decided, who does what by when, the next
 * appointment, what has changed since the last time, what is good already, and how to reach the advisor. What nobody has said
 * is left out.
 */
export function firstPage(
  of: {
    data: SectionData;
    date: IsoDate;
    before: Before | undefined;
    letter: readonly Block[];
    advice: readonly Recommendation[];
  },
  snapshot: Snapshot,
  name: string,
  settings: ReportSettings,
): Block[] {
  const { t } = settings;
  const { decisions, tasks } = reportEntries(of.data);
  const { derived } = snapshot.payload;
  const after = { data: of.data, date: of.date, ...(derived && { derived }) };
  return [
    titleBlock(snapshot, { title: t('report.coverTitle'), name, data: of.data }, settings),
    ...of.letter,
    ...figuresWithEvidence(after, settings),
    ...largestGaps(after, of.advice, settings),
    ...decided(
      [...decidedBesides(after, of.advice, settings), ...decisions.map(({ text }) => text)],
      settings,
    ),
    ...taskTable(tasks, of.data, settings),
    ...next(of, settings),
    ...sinceLastTime(after, of.before, settings),
    ...goodBlocks(after, settings),
  ];
}

/** What a report is called, whose it is and as of when, and with whom the talk was. */
export const titleBlock = (
  snapshot: Snapshot,
  { title, name, data }: { title: string; name: string; data: SectionData },
  settings: ReportSettings,
): Block => ({
  kind: 'title',
  title,
  subtitle: occasionOf({ snapshot, sections: data }, settings),
  lines: [
    name,
    settings.t('report.asOf', { day: settings.format.date(snapshot.payload.referenceDate) }),
    ...advisorLines(snapshot, settings),
  ],
  ...pictureOf(snapshot, settings),
});

/** Of a snapshot of an appointment what that was about, if it is known; else what the snapshot was made for. */
function occasionOf(
  talk: FrozenTalk & { snapshot: Pick<Snapshot, 'occasion'> },
  { t }: ReportSettings,
): string {
  const { occasion } = talk.snapshot;
  const appointment = occasion === 'appointment' ? appointmentOfRecord(talk) : undefined;
  return appointment === undefined || appointment.occasion === 'other'
    ? t(`report.occasion.${occasion}`)
    : t(`household/appointments:occasion.${appointment.occasion}`);
}

/** Whom the household has talked to, as they looked then. */
const pictureOf = ({ payload: { advisor } }: Snapshot, { t }: ReportSettings) =>
  advisor?.portrait === undefined
    ? {}
    : { picture: { jpeg: advisor.portrait, alt: t('report.portrait', { name: advisor.name }) } };

/** Three figures, and how many entries behind them are proven. */
export const figuresWithEvidence = (of: Reported, settings: ReportSettings): Block[] => [
  { kind: 'key-figures', items: keyFigures(of, settings) },
  ...evidence(of.data, settings),
];

/** With whom the talk was, and how to reach them, as far as they say. */
function advisorLines({ createdBy, payload: { advisor } }: Snapshot, { t }: ReportSettings): string[] {
  const { name = createdBy, company, telephone, email } = advisor ?? {};
  const reach = [telephone, email].filter((part) => part !== undefined);
  return [
    t('report.with', { name: [name, company].filter((part) => part !== undefined).join(', ') }),
    ...(reach.length > 0 ? [reach.join(' · ')] : []),
  ];
}

function keyFigures(of: Reported, settings: ReportSettings): KeyFigure[] {
  const { t, format, withBalance } = settings;
  const { language } = format;
  const whole = (amount: number) => format.euros(amount, { unit: 'none' });
  const first = language === 'en' ? format.euros : whole; // its sign stands before each amount
  const monthly = t('report.figure.euroMonthly');
  const target = t('report.figure.target', { count: reserve(of.data).targetMonths });
  const soFar = knowsEveryday(of.data) ? undefined : t('report.figure.soFar');
  const lasting = soFar === undefined ? target : `${target} · ${soFar}`;
  const [assets, debts] = [shownOf(assetsFigure, of), shownOf(debtsFigure, of)];
  const worth = {
    unit: '€',
    note:
      assets === undefined || debts === undefined
        ? undefined
        : `${first(assets)} − ${withUnit(whole(debts), '€', language)}`,
  };
  return [
    keyFigure(freeAmountFigure, of, { unit: monthly, note: soFar }, settings),
    {
      note: target, // known before anything is
      ...keyFigure(reserveFigure, of, { unit: t('report.figure.months'), note: lasting }, settings),
    },
    withBalance
      ? keyFigure(netWorthFigure, of, worth, settings)
      : keyFigure(householdNetFigure, of, { unit: monthly }, settings),
  ];
}

const decided = (decisions: readonly string[], { t }: ReportSettings): Block[] =>
  decisions.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: t('report.first.decisions') },
        { kind: 'list', marker: 'bullet', items: decisions },
      ];

function taskTable(
  tasks: readonly ReportEntry[],
  { persons }: SectionData,
  { t, format }: ReportSettings,
): Block[] {
  if (tasks.length === 0) return [];
  const owner = ({ ownerId }: ReportEntry) =>
    (ownerId === undefined ? undefined : shortNameOf({ persons }, ownerId)) ?? t('report.first.advisor');
  const due = ({ done, dueOn }: ReportEntry) =>
    done ? t('report.first.done') : dueOn === undefined ? '–' : format.date(dueOn);
  return [
    { kind: 'heading', level: 2, text: t('report.first.tasks') },
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.first.what'), width: 8 },
        { kind: 'text', label: t('report.first.who'), width: 3 },
        { kind: 'text', label: t('report.first.until'), width: 3, align: 'right' },
      ],
      rows: tasks.map((task) => ({ kind: 'plain', cells: [task.text, owner(task), due(task)] })),
    },
  ];
}

function next(of: { data: SectionData; date: IsoDate }, { t, format }: ReportSettings): Block[] {
  const appointment = nextAppointment(of.data.appointments, of.date);
  if (!appointment) return [];
  const day = format.date(dayOfAppointment(appointment));
  return [
    { kind: 'heading', level: 2, text: t('report.first.next') },
    { kind: 'paragraph', text: t('report.first.nextAt', { day, time: appointment.begin.slice(11, 16) }) },
  ];
}
