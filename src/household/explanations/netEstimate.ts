import {
  explainGrossToNet,
  explainNetPension,
  explainSelfEmployedNet,
} from '@vp-digital/core/finance/explain';
import { type FigureExplanation, line, total } from './steps';
import type { PayEstimate, ProfitEstimate } from '../figures/netEstimate';
import type { PensionEstimate } from '../figures/pensionEstimate';

type Section = FigureExplanation['sections'][number];

/** F2 by the law's own steps, and what a month leaves where these do not end with it. */
export function explain(estimate: PayEstimate | ProfitEstimate | PensionEstimate): FigureExplanation {
  if (estimate.of === 'pension') return ofPension(estimate);
  return estimate.of === 'pay' ? ofPay(estimate) : ofProfit(estimate);
}

function ofPay({ result, net, ownContributions, isOfficial, usualTaxClass }: PayEstimate): FigureExplanation {
  const { sections, ...explanation } = explainGrossToNet(result);
  const own: Section = {
    key: 'monthAfterContributions',
    of: 'month',
    steps: [
      line('net', result.net),
      line('voluntaryContributions', -ownContributions, { paragraph: '§ 240 SGB V, § 55 SGB XI' }),
      total('netEstimate', net),
    ],
  };
  return {
    ...explanation,
    sections: ownContributions === 0 ? sections : [own, ...sections],
    remark: isOfficial ? 'payNoticeWins' : usualTaxClass === undefined ? 'payslipWins' : 'usualTaxClass',
  };
}

function ofProfit({ result, net, premium, basicTariff }: ProfitEstimate): FigureExplanation {
  const { sections, ...explanation } = explainSelfEmployedNet(result);
  const month: Section = {
    key: 'monthOfProfit',
    of: 'month',
    steps: [
      line('netOfMonth', result.netMonth),
      ...(premium === 0 ? [] : [line('ownPremiumIsContract', premium)]),
      // a loss of the month is no income
      ...(result.netMonth + premium < 0 ? [line('beyondIncome', -(result.netMonth + premium))] : []),
      total('netEstimate', net),
    ],
  };
  return {
    ...explanation,
    sections: [month, ...sections],
    remark: basicTariff ? 'taxBillWins' : 'taxBillWinsAlone',
  };
}

/** First what falls on this pension, then all of those that are taxed together; their sum is no net of this one. */
function ofPension({ parts, net, pension, result }: PensionEstimate): FigureExplanation {
  const { sections, ...explanation } = explainNetPension(result);
  const own: Section = {
    key: 'monthOfPension',
    of: 'month',
    steps: [
      line(`incomes.${pension}`, parts.gross),
      ...(parts.subsidy > 0 ? [line('pensionSubsidy', parts.subsidy, { paragraph: '§ 106 SGB VI' })] : []),
      ...(parts.insurance > 0
        ? [line('pensionerInsurance', -parts.insurance, { paragraph: '§ 226, § 229, § 240, § 249a SGB V' })]
        : []),
      line('shareOfTaxes', -parts.tax, { paragraph: '§ 19, § 22 EStG' }),
      total('netEstimate', net),
    ],
  };
  const together = sections.filter(({ key }) => key !== 'householdPension');
  return { ...explanation, sections: [own, ...together], remark: 'pensionNoticeWins' };
}
