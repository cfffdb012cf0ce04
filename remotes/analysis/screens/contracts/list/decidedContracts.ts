import type { IsoDate } from '@vp-digital/core/finance';
import type { Contract, SectionData } from '@vp-digital/core/household';
import type { ContractLine } from '../../../shared/contracts/data';
import { largestInterest, largestPremium, moneyLimits } from '../facts';
import { forEverybody, newContract } from '../../../shared/contracts/newContract';
import { templates } from '../templates';
import { type Choices, codeOf } from '../../../shared/list-import/choices';
import { type Decided, type Doubt, withTaken } from '../../../shared/list-import/decided';
import { createPersonsOf, strangerIn } from '../../../shared/list-import/persons';
import type { WrittenFrequency } from '../../../shared/list-import/reading/frequencies';
import type { ListRow } from '../../../shared/list-import/reading/row';
import { createSameContract, insuredAlreadyWith } from './sameContract';

export type ContractListData = Pick<SectionData, 'persons' | 'contracts'>;

/** Facts looked for in every contract; those missing from the list are reported. */
const wanted = ['company', 'number', 'premium', 'start'] as const;

/** Facts that only some lines have, and whose amounts are limited. */
const amounts = ['benefit', 'balance', 'targetSum', 'projectedPension', 'remainingDebt'] as const;

/** What becomes of the rows of a list of contracts. */
export function decidedContracts(
  rows: readonly ListRow[],
  data: ContractListData,
  choices: Choices,
  today: IsoDate,
): Decided<Contract>[] {
  const personsOf = createPersonsOf(data, choices);
  const same = createSameContract(data);
  return rows.map((row) => {
    const line = codeOf(row, 'line', choices) as ContractLine | undefined; // words mean, and lists offer, lines
    const common = { number: row.number, unread: row.unread };
    if (!line) return { ...common, ...nothing, problem: 'line', isTaken: false };
    const { facts, unfit, tooLong } = factsOf(row, line);
    const frequency = codeOf(row, 'frequency', choices) as WrittenFrequency | undefined; // as above
    const isPaidUp = frequency === 'paidUp' || row.codes['state'] === 'paidUp';
    const personIds = personsOf(row);
    const named = { ...newContract(line, 0), ...facts, source: 'import' as const };
    const contract = {
      ...(personIds === undefined ? forEverybody(named, data) : { ...named, personIds: [...personIds] }),
      ...(frequency !== undefined && frequency !== 'paidUp' && { frequency }),
      ...(isPaidUp && { state: 'paidUp' as const }),
    };
    const isUnknown = 'premium' in facts && frequency === undefined && !isPaidUp;
    const missing = wanted.filter((name) => !(name in facts) && !(name === 'premium' && isPaidUp));
    const rest = { ...common, missing, unfit, tooLong };
    if (isUnknown) return { ...rest, problem: 'frequency', isTaken: false };
    return withTaken(
      {
        ...rest,
        entry: contract,
        besides: insuredAlreadyWith(contract, data),
        doubt: strangerIn(row, personIds) ?? endedBy(row, contract, today) ?? same(contract, row.number),
      },
      choices,
    );
  });
}

const nothing = { missing: [], unfit: [], tooLong: [] } as const;

function endedBy({ codes }: ListRow, { end }: Contract, today: IsoDate): Doubt | undefined {
  if (codes['state'] === 'ended') return { kind: 'ended' };
  return end !== undefined && end < today ? { kind: 'endedOn', day: end } : undefined;
}

type Facts = Partial<Record<string, string | number>>;

/** The facts of a row that a contract of this line has, and those left out. */
function factsOf(row: ListRow, line: ContractLine) {
  const has: readonly string[] = templates[line].facts;
  const facts: Facts = {};
  const unfit: string[] = [];
  const tooLong: string[] = [];
  const put = (name: string, value: string | number | undefined, fits: boolean, of: boolean = true) => {
    if (value === undefined) return;
    if (!of) unfit.push(name);
    else if (fits) facts[name] = value;
    else tooLong.push(name);
  };
  const { company, number, start, end, asOf } = row.texts;
  const { premium, interest } = row.amounts;
  put('company', company, (company ?? '').length <= 80);
  put('number', number, (number ?? '').length <= 30);
  put('premium', premium, (premium ?? 0) <= largestPremium);
  put('start', start, true);
  for (const name of amounts)
    put(name, row.amounts[name], (row.amounts[name] ?? 0) <= moneyLimits[name], has.includes(name));
  put('interest', interest, (interest ?? 0) <= largestInterest, has.includes('interest'));
  put('end', end, start === undefined || (end ?? '') >= start, has.includes('end'));
  if (asOf !== undefined && 'balance' in facts) facts['balanceAsOf'] = asOf;
  if (asOf !== undefined && 'remainingDebt' in facts) facts['debtAsOf'] = asOf;
  return { facts, unfit, tooLong };
}
