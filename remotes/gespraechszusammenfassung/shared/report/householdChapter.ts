import { incomeName } from '@vp-digital/core/figures';
import {
  certaintyOfEntry,
  householdNet,
  householdNetFigure,
  incomeSecurity,
  knownNet,
  laterIncomes,
  personsInOrder,
  type SectionData,
  shownNets,
} from '@vp-digital/core/household';
import type { Block, Row } from '@vp-digital/core/pdf';
import { age } from '@vp-digital/core/reference/format';
import { amountCell, highlight, said } from './amounts';
import { amountSaid, cellSaid, isEstimated } from './estimated';
import { incomeLacking } from './incomeLacking';
import type { ReportSettings } from './reportSettings';

/** First page: the persons and what they earn. */
export function householdChapter(
  data: SectionData,
  day: string,
  number: number,
  { t, word, format, hidesAmounts }: ReportSettings,
): Block[] {
  const persons = personsInOrder(data);
  const adults = persons.filter(({ role }) => role !== 'child');
  const { monthly } = householdNet(data);
  const isKnown = hidesAmounts ? shownNets(data).size > 0 : monthly > 0;
  const names = format.list(adults.map(({ name }) => name));
  const isEstimate = isEstimated(householdNetFigure, { data, date: day });
  const before = knownNet(data).kind === 'computed' ? 'before' : 'beforePartly';
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessRoomIsLeft', // the page for the fridge is full after a talk, and short before one
      name: `${number} ${t('report.household.name')}`,
      keySentence: isKnown
        ? [
            { text: t(`report.household.${before}`, { names, count: adults.length }) },
            highlight(amountSaid(format.euros(monthly), isEstimate, { t }), householdNetFigure),
            { text: t('report.household.after') },
            ...incomeLacking(data, { t, format }),
          ]
        : t('report.household.unknown', { names }),
    },
    { kind: 'heading', level: 2, text: t('report.household.persons') },
    personTable(data, persons, day, { t, format }),
    ...incomeBlocks(data, day, { t, word, format }),
  ];
}

/** The incomes and their sum, which is called what it is while a net is missing, and those that begin later; nothing without any. */
function incomeBlocks(
  data: SectionData,
  day: string,
  { t, word, format }: Pick<ReportSettings, 't' | 'word' | 'format'>,
): Block[] {
  const net = householdNet(data);
  const rows = incomeRows(data, day, { t, format });
  const later = laterBlocks(data, { t, format });
  const heading = { kind: 'heading', level: 2, text: t('report.income.title') } as const;
  if (rows.length === 0) return later.length === 0 ? [] : [heading, ...later];
  const isPartly = net.unknown > 0;
  return [
    heading,
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.income.income'), width: 5 },
        { kind: 'text', label: t('report.income.secureUntil'), width: 4 },
        { kind: 'text', label: t('report.income.net'), width: 3, align: 'right' },
      ],
      rows: [
        ...rows,
        {
          kind: 'total',
          cells: [
            isPartly ? t('report.income.totalPartly') : word('householdNet'),
            '',
            isPartly && net.monthly === 0
              ? '–'
              : cellSaid(
                  amountCell(format.euros(net.monthly), householdNetFigure),
                  isEstimated(householdNetFigure, { data, date: day }),
                  { t },
                ),
          ],
        },
      ],
    },
    ...(net.extraPerYear > 0
      ? [
          {
            kind: 'paragraph' as const,
            text: [
              said(
                t(isPartly ? 'report.income.extraPartly' : 'report.income.extra', {
                  amount: format.euros(net.extraPerYear),
                  annual: format.euros(net.annual),
                }),
                householdNetFigure,
              ),
            ],
          },
        ]
      : []),
    ...later,
  ];
}

/** Incomes that are recorded and begin after the day: no figure of today has them. */
function laterBlocks(data: SectionData, { t, format }: Pick<ReportSettings, 't' | 'format'>): Block[] {
  return Object.values(laterIncomes(data))
    .sort((one, other) => (one.from ?? '').localeCompare(other.from ?? '') || one.position - other.position)
    .map((income) => ({
      kind: 'paragraph',
      text: t(income.net === undefined ? 'report.income.laterOpen' : 'report.income.later', {
        income: incomeName(income, data, t),
        date: format.date(income.from ?? ''),
        amount: format.euros(income.net ?? 0),
      }),
    }));
}

/** The column of occupations is there when one is known; a child has none. */
function personTable(
  data: SectionData,
  persons: ReturnType<typeof personsInOrder>,
  day: string,
  { t, format }: Pick<ReportSettings, 't' | 'format'>,
): Block {
  const occupations = persons.map(({ id, role }) => (role === 'child' ? undefined : occupationOf(data, id)));
  const known = occupations.some((occupation) => occupation !== undefined);
  return {
    kind: 'table',
    columns: [
      { kind: 'text', label: t('report.household.person'), width: 4 },
      { kind: 'text', label: t('report.household.birthDate'), width: 3 },
      { kind: 'text', label: t('report.household.age'), width: 2, align: 'right' },
      ...(known ? [{ kind: 'text' as const, label: t('report.household.occupation'), width: 4 }] : []),
    ],
    rows: persons.map(({ fullName, birthDate }, index) => ({
      kind: 'plain',
      cells: [
        fullName,
        format.date(birthDate),
        String(age(birthDate, day)),
        ...(known ? [occupations[index] ?? '–'] : []),
      ],
    })),
  };
}

function incomeRows(
  data: SectionData,
  day: string,
  { t, format }: Pick<ReportSettings, 't' | 'format'>,
): Row[] {
  const incomes = Object.entries(data.incomes.items).sort(([, a], [, b]) => a.position - b.position);
  const shown = shownNets(data);
  return incomes.map(([id, income]) => {
    const security = incomeSecurity(income, data, day);
    const net = shown.get(id);
    return {
      kind: 'plain',
      cells: [
        incomeName(income, data, t),
        security.kind === 'until' ? format.date(security.date) : t(`report.income.${security.kind}`),
        net === undefined
          ? '–'
          : cellSaid(
              amountCell(format.euros(net), householdNetFigure),
              certaintyOfEntry(income) === 'estimated',
              { t },
            ),
      ],
    };
  });
}

const occupationOf = ({ employments }: SectionData, personId: string) =>
  Object.values(employments.items).find((job) => job.personId === personId && job.main !== false)?.occupation;
