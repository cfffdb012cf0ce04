import { givenAdvice, type Recommendation } from '@vp-digital/core/contracts';
import type { Block } from '@vp-digital/core/pdf';
import { ownText } from './composition';
import { nameOfNeed } from './nameOfNeed';
import type { Making } from './making';
import { reportEntries } from './reportEntries';

const recommendationsOf = ({ data, composition }: Making): readonly Recommendation[] =>
  givenAdvice(data, composition?.record?.recommendations, composition?.leftOut);

/** What a recommendation is about. */
const about = ({ topic, personId }: Recommendation, index: number, { data, settings }: Making): string =>
  topic === undefined
    ? settings.t('report.advice.number', { number: index + 1 })
    : nameOfNeed({ topic, ...(personId !== undefined && { personId }) }, data, settings);

/** Rat und Gründe, each with the other. */
export function adviceChapter(making: Making, number: number): Block[] {
  const { t } = making.settings;
  const given = recommendationsOf(making);
  const { basis, basisDetail } = making.composition?.record ?? {};
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.advice.name')}`,
      keySentence:
        given.length === 0 ? t('report.advice.open') : t('report.advice.given', { count: given.length }),
    },
    ...given.flatMap((one, index): Block[] => [
      { kind: 'heading', level: 2, text: about(one, index, making) },
      ...ownText(one.advice ?? t('report.advice.textOpen'), {}),
      { kind: 'heading', level: 3, text: t('report.advice.why') },
      ...ownText(one.reason ?? t('report.advice.reasonOpen'), {}),
    ]),
    ...(basis === undefined && basisDetail === undefined
      ? []
      : [
          { kind: 'heading' as const, level: 2 as const, text: t('report.advice.basis.title') },
          ...(basis === undefined
            ? []
            : [{ kind: 'paragraph' as const, text: t(`report.advice.basis.of.${basis}`) }]),
          ...ownText(basisDetail, {}),
        ]),
  ];
}

/** What the household decided: on each recommendation, in the talk, and what it saves. */
export function decisionsChapter(making: Making, number: number): Block[] {
  const { data, settings } = making;
  const { t, format } = settings;
  const given = recommendationsOf(making);
  const decisions = reportEntries(data).decisions.filter(({ isAdvice }) => !isAdvice); // those stand above
  const [plan] = Object.values(data.savingsPlan.items);
  const agreed = plan?.agreedOn === undefined ? undefined : plan.agreedAmount;
  const isDecided = given.some(({ decision }) => decision !== undefined) || decisions.length > 0;
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.decisions.name')}`,
      keySentence: t(isDecided || agreed !== undefined ? 'report.decisions.made' : 'report.decisions.none'),
    },
    ...(given.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: [
              { kind: 'text' as const, label: t('report.decisions.on'), width: 5 },
              { kind: 'text' as const, label: t('report.needs.decision'), width: 3 },
              { kind: 'text' as const, label: t('report.needs.reason'), width: 6 },
            ],
            rows: given.map((one, index) => ({
              kind: 'plain' as const,
              cells: [
                about(one, index, making),
                t(`report.decisions.of.${one.decision ?? 'open'}`),
                one.decisionReason ?? '–',
              ],
            })),
          },
        ]),
    ...(decisions.length === 0
      ? []
      : [
          { kind: 'heading' as const, level: 2 as const, text: t('report.decisions.inTalk') },
          { kind: 'list' as const, marker: 'bullet' as const, items: decisions.map(({ text }) => text) },
        ]),
    ...(agreed === undefined
      ? []
      : [
          { kind: 'heading' as const, level: 2 as const, text: t('report.decisions.saving') },
          {
            kind: 'paragraph' as const,
            text: [
              {
                text: t('report.decisions.agreed', {
                  amount: format.euros(agreed),
                  day: format.date(plan?.agreedOn ?? ''),
                }),
                of: { field: 'savingsPlan.agreedAmount' as const },
              },
            ],
          },
        ]),
  ];
}
