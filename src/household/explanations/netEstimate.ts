import { explainGrossToNet, explainSelfEmployedNet } from '@vp-digital/core/finance/explain';
import { type FigureExplanation, line, total } from './steps';
import type { PayEstimate, ProfitEstimate } from '../figures/netEstimate';

type Section = FigureExplanation['sections'][number];

/** F2 by the law's own steps, and what a month leaves where these do not end with it. */
export const explain = (estimate: PayEstimate | ProfitEstimate): FigureExplanation =>
  estimate.of === 'pay' ? ofPay(estimate) : ofProfit(estimate);

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
