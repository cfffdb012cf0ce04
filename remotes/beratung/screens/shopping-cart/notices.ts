import { type CartPosition, type Contract, insuranceLines } from '@vp-digital/core/household';

/** What has to be said before a contract is replaced; none can be left silent (BGH III ZR 544/13). */
export type Notice =
  | 'cancelAfter'
  | 'health'
  | 'waiting'
  | 'ageReserve'
  | 'tariffChange'
  | 'sickPay'
  | 'guarantee'
  | 'acquisition'
  | 'oldTax'
  | 'allowances'
  | 'seamless';

const propertyLines: ReadonlySet<Contract['line']> = new Set<Contract['line']>([
  'liability',
  'petLiability',
  'motor',
  'household',
  'building',
  'legal',
  'professionalLiability',
]);

/** Contracts of before 2005 keep tax privileges (§ 52 (28) EStG); what that is worth only the contract tells. */
const taxPrivilegeEnd = '2005-01-01';

export function noticesOf(old: Contract, position: CartPosition): Notice[] {
  const { line } = old;
  if (propertyLines.has(line)) return ['cancelAfter', 'seamless'];
  if (line === 'healthFull')
    return ['cancelAfter', 'tariffChange', 'ageReserve', 'health', 'waiting', 'sickPay'];
  if (insuranceLines.some((one) => one === line)) return ['cancelAfter', 'health', 'waiting'];
  const isPrivileged =
    (line === 'endowment' || line === 'privatePension') &&
    (old.start === undefined || old.start < taxPrivilegeEnd);
  return [
    'cancelAfter',
    ...(line === 'riester' || line === 'companyPension' ? (['allowances'] as const) : []),
    ...(line === 'buildingSavings' || line === 'fundPlan' ? [] : (['guarantee'] as const)),
    'acquisition',
    ...(isPrivileged ? (['oldTax'] as const) : []),
    ...(position.line === 'healthFull' ? (['health'] as const) : []),
  ];
}
