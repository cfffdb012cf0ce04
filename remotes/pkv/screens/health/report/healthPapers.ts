import {
  type HealthChart,
  type HealthChartCopy,
  healthQuestions,
  healthQuestionYears,
} from '@vp-digital/core/contracts';
import type { TFunction } from '@vp-digital/core/libs/i18n';
import type { Block, ReportDocument } from '@vp-digital/core/pdf';
import type { Format } from '@vp-digital/core/platform';
import { bmiOf, oneDecimal } from '../lights';

export interface PaperWords {
  t: TFunction<'pkv'>;
  format: Format;
}

/** Anonyme Risikovoranfrage: an age and answers, by which nobody knows a person. */
export function enquiryPaper(
  { chart, age, at }: { chart: HealthChart; age: number | undefined; at: string },
  words: PaperWords,
): ReportDocument {
  const { t } = words;
  const whose = age === undefined ? t('health.paper.ageUnknown') : t('health.paper.age', { age });
  return paper({ title: t('health.paper.enquiry'), line: whose, at, chart, id: 'enquiry' }, words, [
    { kind: 'paragraph', text: t('health.paper.enquiryText') },
  ]);
}

/** The person's copy: with the mark that the record keeps when the answers are gone. */
export function copyPaper(
  { copy, name }: { copy: HealthChartCopy; name: string },
  words: PaperWords,
): ReportDocument {
  const { t, format } = words;
  const { chart, checksum, createdAt, givenOn, salt } = copy;
  const title = t('health.paper.copy');
  return paper({ title, line: name, at: createdAt, chart, id: checksum }, words, [
    { kind: 'paragraph', text: t('health.paper.copyText', { given: format.date(givenOn) }) },
    { kind: 'paragraph', size: 'note', text: t('health.paper.mark', { checksum, salt }) },
  ]);
}

interface Paper {
  title: string;
  line: string;
  at: string;
  chart: HealthChart;
  id: string;
}

function paper(
  { title, line, at, chart, id }: Paper,
  words: PaperWords,
  about: readonly Block[],
): ReportDocument {
  const { t, format } = words;
  const asOf = t('health.paper.asOf', { day: format.day(at) });
  return {
    meta: {
      title,
      subject: title,
      language: format.language,
      author: '',
      createdAt: at,
      documentId: `health ${id}`,
    },
    header: { left: title, centre: '', right: asOf },
    footer: { pageNumber: t('health.paper.pageNumber'), assumptions: t('health.paper.foot') },
    blocks: [{ kind: 'title', title, lines: [line, asOf] }, ...about, ...answerBlocks(chart, words)],
  };
}

function answerBlocks(chart: HealthChart, { t, format }: PaperWords): Block[] {
  const { heightCm, weightKg, answers } = chart;
  const bmi = bmiOf(chart);
  const body =
    heightCm === undefined || weightKg === undefined || bmi === undefined
      ? t('health.paper.bodyUnknown')
      : t('health.paper.body', { heightCm, weightKg, bmi: format.number(bmi, oneDecimal) });
  return [
    { kind: 'paragraph', text: body },
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('health.paper.question'), width: 6 },
        { kind: 'text', label: t('health.paper.answer'), width: 3 },
        { kind: 'text', label: t('health.paper.details'), width: 6 },
      ],
      rows: healthQuestions.map((question) => {
        const { answer, evidence, details, treatedUntil, healed } = answers[question] ?? {};
        const until = treatedUntil && t('health.paper.until', { date: format.date(treatedUntil) });
        const more = [details, until, healed && t('health.healed')].filter(Boolean).join('; ');
        return {
          kind: 'plain' as const,
          cells: [
            {
              kind: 'text' as const,
              text: t(`health.question.${question}.name`),
              note: t('health.chart.years', { years: healthQuestionYears[question] }),
            },
            answer ? t(`health.said.${answer}.${evidence ?? 'unknown'}`) : t('health.chart.open'),
            more === '' ? '–' : more,
          ],
        };
      }),
    },
  ];
}
