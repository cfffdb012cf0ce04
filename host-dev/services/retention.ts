/** How long is kept what no law says a time of: the company's own table. Laws are in the core (`finance/law`). */
export interface RetentionTable {
  /** Months after which the deletion of a household without contracts is proposed, when nothing has happened with it. */
  prospects: number;
  /** Days for which what a household has sent ahead waits for the advisor; then it is removed. */
  intakes: number;
  /** Days after the last change for which health answers are there. */
  health: number;
}

const defaults: RetentionTable = { prospects: 12, intakes: 30, health: 90 };

/** Customers are told that nothing of theirs waits longer than thirty days, and health answers end after ninety. */
const most: RetentionTable = { prospects: 999, intakes: 30, health: 90 };

/** Reads the table as it is configured: `prospects=6 intakes=14`. What is not named keeps its default. Throws when a part is not understood. */
export function readRetention(text = ''): RetentionTable {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  return { ...defaults, ...Object.fromEntries(parts.map(readPart)) };
}

function readPart(part: string): [keyof RetentionTable, number] {
  const [, name = '', digits = ''] = /^([a-z]+)=(\d{1,3})$/.exec(part) ?? [];
  const time = Number(digits);
  if (!isPeriod(name) || time < 1 || time > most[name])
    throw new Error(
      `This time is not understood: ${part}. An example, in months and in days (at most ${most.intakes}): prospects=12 intakes=30`,
    );
  return [name, time];
}

const isPeriod = (name: string): name is keyof RetentionTable => Object.hasOwn(defaults, name);
