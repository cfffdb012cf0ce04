import {
  certaintyOfEntry,
  certaintyWords,
  countCertainties,
  fieldAt,
  type SectionData,
} from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import type { ReportSettings } from './reportSettings';

const ofMonth = ['incomes', 'expenses', 'contracts'] as const;
const ofBalance = ['assets', 'liabilities'] as const;

/** How many of the entries with an amount are documented, stated or estimated; empty while there is no amount. */
export function evidence(data: SectionData, { t, format, withBalance }: ReportSettings): Block[] {
  const counts = countCertainties(
    [...ofMonth, ...(withBalance ? ofBalance : [])].flatMap((section) =>
      Object.values<object>(data[section].items)
        .filter((entry) => hasAmount(section, entry))
        .map((entry) => certaintyOfEntry(entry)),
    ),
  );
  const parts = certaintyWords.flatMap((word) =>
    counts[word] > 0 ? [`${format.number(counts[word])} ${t(`household/certainty:${word}`)}`] : [],
  );
  if (parts.length === 0) return [];
  const text = t('household/certainty:entries', { counts: parts.join(', ') });
  return [{ kind: 'paragraph', size: 'note', text }];
}

/** A contract that was only photographed has a premium of 0, which means nothing. */
const hasAmount = (section: keyof SectionData, entry: object): boolean =>
  Object.entries(entry).some(
    ([field, value]) =>
      typeof value === 'number' &&
      (section !== 'contracts' || value !== 0) &&
      fieldAt(section, `/${field}`)?.kind === 'money',
  );
