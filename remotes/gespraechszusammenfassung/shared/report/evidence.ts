import { certaintyOfEntry, fieldAt, type SectionData } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import type { ReportSettings } from './reportSettings';

const ofMonth = ['incomes', 'expenses', 'contracts'] as const;
const ofBalance = ['assets', 'liabilities'] as const;

/** How many of the entries with an amount are documented, stated or estimated; empty while there is no amount. */
export function evidence(data: SectionData, { t, withBalance }: ReportSettings): Block[] {
  const certainties = [...ofMonth, ...(withBalance ? ofBalance : [])].flatMap((section) =>
    Object.values<object>(data[section].items)
      .filter((entry) => hasAmount(section, entry))
      .map((entry) => certaintyOfEntry(entry)),
  );
  if (certainties.length === 0) return [];
  const countOf = (certainty: string) => certainties.filter((one) => one === certainty).length;
  const [proven, estimated] = [countOf('document'), countOf('estimated')];
  const known = certainties.length - proven - estimated;
  return [
    { kind: 'paragraph', size: 'note', text: t('report.first.evidence', { proven, told: known, estimated }) },
  ];
}

/** A contract that was only photographed has a premium of 0, which means nothing. */
const hasAmount = (section: keyof SectionData, entry: object): boolean =>
  Object.entries(entry).some(
    ([field, value]) =>
      typeof value === 'number' &&
      (section !== 'contracts' || value !== 0) &&
      fieldAt(section, `/${field}`)?.kind === 'money',
  );
