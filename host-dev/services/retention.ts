/** How long is kept what no law says a time of: the company's own table. Laws are in the core (`finance/law`). */
export interface RetentionTable {
  /** Months after which the deletion of a household without contracts is proposed, when nothing has happened with it. */
  prospects: number;
}

const defaults: RetentionTable = { prospects: 12 };

/** Reads the table as it is configured: `prospects=6`. What is not named keeps its default. Throws when a part is not understood. */
export function readRetention(text = ''): RetentionTable {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  return { ...defaults, ...Object.fromEntries(parts.map(readPart)) };
}

function readPart(part: string): [keyof RetentionTable, number] {
  const [, name, months = ''] = /^([a-z]+)=(\d{1,3})$/.exec(part) ?? [];
  if (name !== 'prospects' || Number(months) < 1)
    throw new Error(`This time is not understood: ${part}. An example, in months: prospects=12`);
  return [name, Number(months)];
}
