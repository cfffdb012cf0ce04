import type { PayEstimate, PensionEstimate, ProfitEstimate } from '@vp-digital/core/household';

/** What may stand between gross pay or a profit and its net, and both ends. */
export type NetStepKey =
  | 'gross'
  | 'profit'
  | 'employerSubsidy'
  | 'deferredPay'
  | 'wageTax'
  | 'incomeTax'
  | 'solidaritySurcharge'
  | 'churchTax'
  | 'pension'
  | 'ownPension'
  | 'artistsSubsidy'
  | 'health'
  | 'care'
  | 'healthAndCare'
  | 'pensionSubsidy'
  | 'taxShare'
  | 'unemployment'
  | 'net'
  | 'netOfYear';

export interface NetStep {
  key: NetStepKey;
  amount: number;
  kind: 'start' | 'addition' | 'deduction' | 'end';
}

/** From gross to net to the cent: of pay and a pension in a month, of a profit in a year, as its taxes are those of a year. */
export function netSteps(estimate: PayEstimate | ProfitEstimate | PensionEstimate): NetStep[] {
  if (estimate.of === 'pension') return ofPension(estimate);
  return estimate.of === 'pay' ? ofPay(estimate) : ofProfit(estimate);
}

function ofPay({ result, net, ownContributions }: PayEstimate): NetStep[] {
  const { gross, employerSubsidy, deductions } = result;
  const { deferredPay, wageTax, solidaritySurcharge, churchTax, pension, health, care, unemployment } =
    deductions;
  return [
    start('gross', gross),
    ...some('employerSubsidy', employerSubsidy, 'addition'),
    ...some('deferredPay', deferredPay),
    ...some('wageTax', wageTax),
    ...some('solidaritySurcharge', solidaritySurcharge),
    ...some('churchTax', churchTax),
    ...some('pension', pension),
    ...some('health', health),
    ...some('care', care),
    ...some('healthAndCare', ownContributions),
    ...some('unemployment', unemployment),
    { key: 'net', amount: net, kind: 'end' },
  ];
}

/** A premium of private health insurance is a contract that is paid out of the net, and no step to it. */
function ofProfit({ result, premium }: ProfitEstimate): NetStep[] {
  const { profit, insurance, pension, taxes, net } = result;
  return [
    start('profit', profit),
    ...some('artistsSubsidy', Math.max(0, premium * 12 - insurance), 'addition'),
    ...some('healthAndCare', Math.max(0, insurance - premium * 12)),
    ...some('ownPension', pension),
    ...some('incomeTax', taxes.incomeTax),
    ...some('solidaritySurcharge', taxes.solidaritySurcharge.surcharge),
    ...some('churchTax', taxes.churchTax.tax),
    { key: 'netOfYear', amount: net + premium * 12, kind: 'end' },
  ];
}

const ofPension = ({ parts, net }: PensionEstimate): NetStep[] => [
  start('gross', parts.gross),
  ...some('pensionSubsidy', parts.subsidy, 'addition'),
  ...some('healthAndCare', parts.insurance),
  ...some('taxShare', parts.tax),
  { key: 'net', amount: net, kind: 'end' },
];

const start = (key: NetStepKey, amount: number): NetStep => ({ key, amount, kind: 'start' });

/** A step that takes or adds nothing is none. */
const some = (key: NetStepKey, amount: number, kind: 'deduction' | 'addition' = 'deduction'): NetStep[] =>
  amount === 0 ? [] : [{ key, amount, kind }];
