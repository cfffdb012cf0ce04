import { type CompletenessData, inOrder } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { lineTable, part } from './rows';
import type { QuestionnaireWords } from './words';

const blankLines = 8;

/** Insurance, savings and loans: one line each. */
export function contractBlocks(known: CompletenessData | undefined, words: QuestionnaireWords): Block[] {
  const { t, code, format } = words;
  const contracts = known ? inOrder(known.contracts.items).map(([, contract]) => contract) : [];
  return [
    part(code('completeness', 'area.contracts'), t('contracts.sentence')),
    lineTable(
      [
        code('questionnaire', 'field.contracts.line'),
        code('questionnaire', 'field.contracts.company'),
        t('contracts.premium'),
      ],
      contracts.map(({ line, company, premium, frequency }) => [
        code('contracts', `line.${line}`),
        company,
        premium === 0 ? '' : `${format.euros(premium)} ${code('contracts', `frequency.${frequency}`)}`, // not yet known
      ]),
      blankLines,
      words,
    ),
  ];
}
