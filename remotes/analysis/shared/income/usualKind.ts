import { earningOf, type Income, mainEmployment, type SectionData } from '@vp-digital/core/household';

type Employed = Pick<SectionData, 'persons' | 'employments' | 'incomes'>;

/** What somebody is paid who gets no salary, by how they earn; of who does not earn nobody can say. */
const others = {
  civilServant: 'officialPay',
  selfEmployed: 'profit',
  retired: 'statutoryPension',
  notEarning: 'other',
} as const;

/** What the first income of a person is most likely. */
export function usualKind(data: Employed, personId: string): Income['kind'] {
  if (mainEmployment(data, personId)?.status === 'retiredCivilServant') return 'civilServicePension';
  const earning = earningOf(data, personId);
  return earning in others ? others[earning as keyof typeof others] : 'salary';
}
