import { earningOf, type Income, mainEmployment, type SectionData } from '@vp-digital/core/household';

type Employed = Pick<SectionData, 'persons' | 'employments' | 'incomes'>;

/** What somebody is paid, by how they earn; of who does not earn nobody can say. */
const kinds = {
  employee: 'salary',
  unknown: 'salary',
  civilServant: 'officialPay',
  selfEmployed: 'profit',
  retired: 'statutoryPension',
  notEarning: 'other',
} as const satisfies Record<ReturnType<typeof earningOf>, Income['kind']>;

/** What the first income of a person is most likely. */
export function usualKind(data: Employed, personId: string): Income['kind'] {
  const isRetiredCivil = mainEmployment(data, personId)?.status === 'retiredCivilServant';
  return isRetiredCivil ? 'civilServicePension' : kinds[earningOf(data, personId)];
}
