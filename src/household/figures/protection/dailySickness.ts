import type { Cents } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';

/** Krankentagegeld of a person, of a month: what private contracts pay from the seventh week on. */
export const dailySickness = ({ contracts }: Pick<SectionData, 'contracts'>, personId: string): Cents =>
  Object.values(contracts.items).reduce((sum, contract) => {
    const pays =
      contract.kind === 'insurance' &&
      contract.line === 'dailySickness' &&
      contract.personIds.includes(personId);
    return pays ? sum + (contract.benefit ?? 0) : sum;
  }, 0);
