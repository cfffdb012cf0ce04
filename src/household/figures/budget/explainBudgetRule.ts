import { cents, type FigureExplanation, info, line, share, total } from '../explanation';
import type { BudgetPart, BudgetRule } from './budgetRule';

type Part = 'needs' | 'wants' | 'saving';

/** F5: the net in three parts, each with its share of it. */
export const explain = (rule: BudgetRule): FigureExplanation => ({
  remark: 'budgetRuleRemark',
  sections: [dividedNet(rule)],
});

const explainPart =
  (part: Part) =>
  (rule: BudgetRule): FigureExplanation => ({
    remark: 'budgetRuleRemark',
    sections: [
      {
        key: part,
        of: 'month',
        steps: [
          info(part, rule[part].amount),
          info('householdNet', rule.net),
          total('shareOfNet', share(rule[part].share), dividedBy(rule.net, rule[part])),
        ],
      },
      dividedNet(rule),
    ],
  });

export const needs = { explain: explainPart('needs') };
export const wants = { explain: explainPart('wants') };
export const saving = { explain: explainPart('saving') };

const dividedBy = (net: number, { amount }: BudgetPart) => ({
  formula: '{part} ÷ {net}',
  values: { part: cents(amount), net: cents(net) },
});

function dividedNet(rule: BudgetRule): FigureExplanation['sections'][number] {
  const part = (key: Part) => {
    const { amount, share: ofNet } = rule[key];
    return line(key, amount, {
      note: `${key}Parts`,
      values: { part: cents(amount), net: cents(rule.net), share: share(ofNet) },
    });
  };
  return {
    key: 'dividedNet',
    of: 'month',
    steps: [
      part('needs'),
      part('wants'),
      part('saving'),
      ...(rule.overNet > 0 ? [line('overNet', -rule.overNet)] : []),
      total('dividedNet', rule.net),
    ],
  };
}
