import {
  certaintyOf,
  certaintyWord,
  type Figure,
  type OnDay,
  type SectionName,
  type SectionData,
} from '@vp-digital/core/household';
import type { TextCell } from '@vp-digital/core/pdf';
import type { ReportSettings } from './reportSettings';

/** Whether a figure is told as an estimate: computed or from statistics, in whole or in part. */
export const isEstimated = <Name extends SectionName, Value>(
  figure: Figure<Name, OnDay, Value>,
  { data, date }: { data: SectionData; date: string },
): boolean => certaintyWord(certaintyOf(figure, data, { date })) === 'estimated';

/** An amount in a sentence, which says that it is an estimate. */
export const amountSaid = (amount: string, estimated: boolean, { t }: Pick<ReportSettings, 't'>): string =>
  estimated ? t('household/certainty:estimatedAmount', { amount }) : amount;

/** An amount in a table, with the word below it. */
export const cellSaid = (cell: TextCell, estimated: boolean, { t }: Pick<ReportSettings, 't'>): TextCell =>
  estimated ? { ...cell, note: t('household/certainty:estimated') } : cell;
