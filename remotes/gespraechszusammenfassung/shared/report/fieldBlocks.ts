import { needFieldWord, needFigures, type NeedFieldState } from '@vp-digital/core/household';
import type { Block, Cell } from '@vp-digital/core/pdf';
import { amountCell } from './amounts';
import type { ReportSettings } from './reportSettings';

/** The fields of need as the screen's radar has them: a bar each, and how it stands in a word. Nothing where amounts are hidden. */
export function fieldBlocks(
  states: readonly NeedFieldState[],
  { t, format, hidesAmounts }: ReportSettings,
): Block[] {
  if (hidesAmounts) return [];
  const nameOf = ({ field }: NeedFieldState): string =>
    field === 'liability' || field === 'property'
      ? t(`household/judgedNeeds:name.${field}`)
      : t(`household/needDecisions:topic.${field}`);
  const stateOf = (state: NeedFieldState): Cell => {
    const { measured, share = 0 } = state;
    const figure = measured && needFigures[measured];
    const word = needFieldWord(state);
    if (word !== 'share') return t(`household/judgedNeeds:state.${word}`);
    const text = format.percent(share, { maximumDecimals: 0 });
    return figure === undefined ? text : amountCell(text, { name: figure });
  };
  return [
    { kind: 'heading', level: 2, text: t('household/judgedNeeds:fields') },
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('household/judgedNeeds:fieldColumn'), width: 5 },
        { kind: 'bar', width: 6 },
        { kind: 'text', label: t('household/judgedNeeds:stateColumn'), width: 4, align: 'right' },
      ],
      rows: states.map((state) => ({
        kind: 'plain',
        cells: [
          nameOf(state),
          {
            kind: 'bar',
            segments:
              state.share === undefined
                ? []
                : [
                    { from: 0, to: state.share, look: 'own' },
                    { from: state.share, to: 1, look: 'gap' },
                  ],
          },
          stateOf(state),
        ],
      })),
    },
    { kind: 'paragraph', size: 'note', text: t('report.gaps.rule') },
  ];
}
