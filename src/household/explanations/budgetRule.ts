import { cents, type FigureExplanation, info, line, share, total } from './steps';
import type { BudgetPart, BudgetRule } from '../figures/budget/budgetRule';

type Part = 'needs' | 'wants' | 'saving';

/** F5: the net in three parts, each with its share of it. */
export const dividedNet = (rule: BudgetRule): FigureExplanation => ({
  remark: 'budgetRuleRemark',
  sections: [partsOf(rule)],
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
      partsOf(rule),
    ],
  });

export const needs = explainPart('needs');
export const wants = explainPart('wants');
export const saving = explainPart('saving');

const dividedBy = (net: number, { amount }: BudgetPart) => ({
  formula: '{part} ÷ {net}',
  values: { part: cents(amount), net: cents(net) },
});

function partsOf(rule: BudgetRule): FigureExplanation['sections'][number] {
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
