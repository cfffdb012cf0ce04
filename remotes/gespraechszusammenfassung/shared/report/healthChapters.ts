import { healthCostsFigure, healthDifferenceFigure } from '@vp-digital/core/household';
import type { Block, TextCell } from '@vp-digital/core/pdf';
import { amountCell, typedCell } from './amounts';
import { type HealthSubject, healthSubjects } from './healthSubjects';
import type { Making } from './making';

type Parts = (subject: HealthSubject, making: Making) => readonly Block[];
type Topic = 'healthInsurance' | 'healthSystems' | 'healthOldAge' | 'healthDecision';

/** Krankenversicherung, in a conversation summary: all of it in short, for whom it was talked about. Nothing else. */
export const healthChapter = (making: Making, number: number): Block[] => {
  const subjects = healthSubjects(making.data, making.date).filter(({ isDiscussed }) => isDiscussed);
  return chapter('healthInsurance', subjects, { making, number }, (subject) => [
    ...systems(subject, making),
    ...oldAge(subject, making),
    ...decision(subject, making),
  ]);
};

/** The chapters of a report on it: each says where nothing is recorded. */
export const healthChapters = (making: Making) => {
  const subjects = healthSubjects(making.data, making.date);
  const of = (topic: Topic, parts: Parts) => (number: number) => {
    const blocks = chapter(topic, subjects, { making, number }, parts);
    return blocks.length > 0 ? blocks : [head(topic, 'none', { making, number })];
  };
  return {
    healthSystems: of('healthSystems', systems),
    healthOldAge: of('healthOldAge', oldAge),
    healthDecision: of('healthDecision', decision),
  };
};

interface Place {
  making: Making;
  number: number;
}

const head = (topic: Topic, sentence: 'sentence' | 'none', { making, number }: Place, names = ''): Block => ({
  kind: 'chapter',
  startsNewPage: 'unlessItFits',
  name: `${number} ${making.settings.t(`report.${topic}.name`)}`,
  keySentence: making.settings.t(`report.${topic}.${sentence}`, { names }),
});

function chapter(topic: Topic, subjects: readonly HealthSubject[], place: Place, parts: Parts): Block[] {
  if (subjects.length === 0) return [];
  const { format } = place.making.settings;
  const names = format.list(subjects.map(({ name }) => name));
  return [
    head(topic, 'sentence', place, names),
    ...subjects.flatMap((subject): Block[] => [
      { kind: 'heading', level: 2, text: subject.name },
      ...parts(subject, place.making),
    ]),
  ];
}

/** Statutory and private, today and at the standard age. */
function systems({ cover, course }: HealthSubject, { settings: { t, format } }: Making): Block[] {
  if (cover === undefined) return [{ kind: 'paragraph', text: t('report.healthSystems.noCover') }];
  if (course?.kind !== 'computed') return [{ kind: 'paragraph', text: t('report.healthSystems.missing') }];
  const { comparison, retirementAge } = course.value;
  const { statutory, private: own, outlook } = comparison;
  const cell = (amount: number) => amountCell(format.euros(amount), healthDifferenceFigure);
  const name = [cover.title, cover.company].filter(Boolean).join(', ');
  return [
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.healthSystems.system'), width: 6 },
        { kind: 'text', label: t('report.healthSystems.today'), width: 3, align: 'right' },
        {
          kind: 'text',
          label: t('report.healthSystems.retired', { age: format.number(retirementAge, oneDecimal) }),
          width: 4,
          align: 'right',
        },
      ],
      rows: [
        {
          kind: 'plain',
          cells: [t('report.healthSystems.fund'), cell(statutory.own), cell(outlook.statutoryPensioner)],
        },
        {
          kind: 'plain',
          cells: [
            name === ''
              ? t(`report.healthSystems.unnamed.${cover.kind}`)
              : t(`report.healthSystems.${cover.kind}`, { name }),
            cell(own.ownWithDeductible),
            cell(outlook.own + own.deductible),
          ],
        },
      ],
    },
    { kind: 'paragraph', size: 'note', text: t(`report.healthSystems.note.${cover.kind}`) },
  ];
}

const oneDecimal = { maximumDecimals: 1 };

/** The premium until old age, and what is put aside for it. */
function oldAge({ plan, cover, course, positions }: HealthSubject, { settings }: Making): Block[] {
  const { t, format } = settings;
  const proposed = positions.find(({ line }) => line === 'healthFull');
  const month = plan.oldAgeMonth ?? proposed?.oldAgeMonth;
  const reason = plan.oldAgeReason ?? proposed?.oldAgeReason;
  const outlook = course?.kind === 'computed' ? course.value.comparison.outlook : undefined;
  const cell = (amount: number | undefined) =>
    amount === undefined ? '–' : amountCell(format.euros(amount), healthCostsFigure);
  const row = (label: string, value: string | TextCell) => ({
    kind: 'plain' as const,
    cells: [label, value],
  });
  if (cover === undefined && month === undefined && reason === undefined)
    return [{ kind: 'paragraph', text: t('report.healthOldAge.noCover') }];
  return [
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.healthOldAge.what'), width: 8 },
        { kind: 'text', label: t('report.healthOldAge.month'), width: 4, align: 'right' },
      ],
      rows: [
        row(t('report.healthOldAge.today'), cell(cover?.premium)),
        row(t('report.healthOldAge.later'), cell(outlook?.own)),
        row(t('report.healthOldAge.nominal'), cell(outlook?.premium.nominal)),
        row(
          t('report.healthOldAge.aside'),
          month === undefined
            ? t(reason === undefined ? 'report.healthOldAge.open' : 'report.healthOldAge.nothing')
            : typedCell(format.euros(month), 'healthPlans.oldAgeMonth'),
        ),
      ],
    },
    ...(reason === undefined
      ? []
      : [{ kind: 'paragraph' as const, text: t('report.healthOldAge.reason', { reason }) }]),
    { kind: 'paragraph', size: 'note', text: t('report.healthOldAge.note') },
  ];
}

/** What was advised and decided, and which proposals lie in the cart. */
function decision({ id, plan, positions }: HealthSubject, { settings }: Making): readonly Block[] {
  const { t, format, hidesAmounts } = settings;
  const { recommendation, decision: way, decisionReason, decidedOn, informationSheetOn } = plan;
  const lines = [
    recommendation &&
      t('report.healthDecision.advised', {
        way: t(`household/healthPlans:recommendation.${recommendation}`),
      }),
    way &&
      t(decidedOn === undefined ? 'report.healthDecision.decided' : 'report.healthDecision.decidedOn', {
        way: t(`household/healthPlans:decision.${way}`),
        day: decidedOn === undefined ? '' : format.date(decidedOn),
      }),
    decisionReason,
    informationSheetOn && t('report.healthDecision.sheet', { day: format.date(informationSheetOn) }),
  ].filter((line): line is string => line !== undefined && line !== '');
  if (lines.length === 0 && positions.length === 0)
    return [{ kind: 'paragraph', text: t('report.healthDecision.open') }];
  const said: Block[] = lines.length === 0 ? [] : [{ kind: 'list', marker: 'bullet', items: lines }];
  if (positions.length === 0) return said;
  return [
    ...said,
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.healthDecision.proposal'), width: 5 },
        { kind: 'text', label: t('report.healthDecision.answer'), width: 2 },
        { kind: 'text', label: t('report.healthDecision.why'), width: 6 },
      ],
      rows: positions.map((position) => ({
        kind: 'plain',
        cells: [
          [position.title, position.company].filter(Boolean).join(', '),
          answerOf(position.decisions?.[id]?.decision, settings),
          (hidesAmounts ? undefined : (position.decisionReason ?? position.reason)) ?? '–', // a reason is made of amounts
        ],
      })),
    },
  ];
}

const answerOf = (said: 'accepted' | 'later' | 'declined' | undefined, { t }: Making['settings']): string =>
  t(said === undefined ? 'report.decisions.of.open' : `household/cartPositions:decision.${said}`);
