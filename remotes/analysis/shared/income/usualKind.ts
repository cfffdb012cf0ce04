import {
  earningOf,
  type Employment,
  type Income,
  mainEmployment,
  type SectionData,
} from '@vp-digital/core/household';

type Employed = Pick<SectionData, 'persons' | 'employments' | 'incomes'>;

/** What somebody is paid who gets no salary, by how they earn. */
const others = {
  civilServant: 'officialPay',
  selfEmployed: 'profit',
  retired: 'statutoryPension',
  notEarning: 'other',
} as const;

/** What says more than how somebody earns. */
const ofStatus: Partial<Record<Employment['status'], Income['kind']>> = {
  retiredCivilServant: 'civilServicePension',
  parentalLeave: 'parentalAllowance',
  unemployed: 'unemploymentBenefit',
  student: 'sideJob',
};

/** What the first income of a person is most likely. */
export function usualKind(data: Employed, personId: string): Income['kind'] {
  const status = mainEmployment(data, personId)?.status;
  const said = status && ofStatus[status];
  if (said) return said;
  const earning = earningOf(data, personId);
  return earning in others ? others[earning as keyof typeof others] : 'salary';
}
