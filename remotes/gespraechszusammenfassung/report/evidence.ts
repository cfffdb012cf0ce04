import { certaintyOfEntry, fieldAt, type SectionData } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import type { ReportSettings } from './reportSettings';

const ofMonth = ['incomes', 'expenses', 'contracts'] as const;
const ofBalance = ['assets', 'liabilities'] as const;

/** How many of the entries with an amount come from papers, in one sentence; nothing while there is no amount. */
export function evidence(data: SectionData, { t, withBalance }: ReportSettings): Block[] {
  const entries = [...ofMonth, ...(withBalance ? ofBalance : [])].flatMap((section) =>
    Object.values<object>(data[section].items).filter((entry) =>
      Object.entries(entry).some(
        ([field, value]) => typeof value === 'number' && fieldAt(section, `/${field}`)?.kind === 'money',
      ),
    ),
  );
  const all = entries.length;
  if (all === 0) return [];
  const proven = entries.filter((entry) => certaintyOfEntry(entry) === 'document').length;
  const text =
    proven === 0
      ? t('report.first.unproven', { count: all })
      : t('report.first.proven', { count: all, proven });
  return [{ kind: 'paragraph', size: 'note', text }];
}
