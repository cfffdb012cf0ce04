import {
  assumptionsOf,
  defaultSettings,
  lastAge,
  type NeededFact,
  retirementGapFigure,
  retirementResult,
  retirementSimulation,
  usualNeedShare,
} from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { said } from './amounts';
import { factsSaid } from './factsSaid';
import type { Making } from './making';

type Lasting =
  | {
      kind: 'computed';
      /** Age of the first adult; undefined: to the end of the plan. */
      lastsUntil: number | undefined;
      /** What is taken from the savings a month once everybody has retired. */
      shortage: number;
      need: number;
      /** There is something to take from when the first pension begins. */
      hasSavings: boolean;
      /** Pensions alone are enough. */
      isCovered: boolean;
    }
  | { kind: 'missing'; facts: readonly NeededFact[] };

/** How far the savings go by the usual assumptions, as the planner of retirement computes it. */
export function lastingOf({ data, date }: Making): Lasting {
  const facts = retirementSimulation(data, date);
  if (facts.kind !== 'computed')
    return { kind: 'missing', facts: facts.kind === 'missing' ? facts.facts : [] };
  const { realReturn } = assumptionsOf(data);
  const { lastsUntil, shortage, plan, atStart } = retirementResult(
    facts.value,
    defaultSettings({ realReturn, needShare: usualNeedShare(data) }),
  );
  return {
    kind: 'computed',
    lastsUntil,
    shortage,
    need: plan.phases.at(-1)?.need ?? 0,
    hasSavings: atStart > 0,
    isCovered: shortage === 0 && lastsUntil === undefined,
  };
}

/** The same in a sentence below its heading, or what is missing for it; nothing where amounts are hidden. */
export function lastingBlocks(making: Making): Block[] {
  const { data, settings } = making;
  const { t, format, hidesAmounts } = settings;
  if (hidesAmounts) return [];
  const lasting = lastingOf(making);
  const heading: Block = { kind: 'heading', level: 2, text: t('report.oldAge.lasting.title') };
  if (lasting.kind === 'missing') {
    if (lasting.facts.length === 0) return [];
    const text = t('report.oldAge.lasting.missing', { facts: factsSaid(lasting.facts, data, settings) });
    return [heading, { kind: 'paragraph', text }];
  }
  const { lastsUntil, shortage, need, hasSavings, isCovered } = lasting;
  const values = {
    age: lastsUntil ?? lastAge,
    amount: format.euros(shortage),
    need: format.euros(need),
  };
  const lasts = lastsUntil === undefined ? 'over' : 'until';
  const key = isCovered ? 'covered' : hasSavings || lasts === 'over' ? lasts : 'none';
  return [
    heading,
    { kind: 'paragraph', text: [said(t(`report.oldAge.lasting.${key}`, values), retirementGapFigure)] },
    { kind: 'paragraph', size: 'note', text: t('report.oldAge.lasting.note') },
  ];
}
