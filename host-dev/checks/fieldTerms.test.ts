import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';

const eslint = new ESLint();

/** What the rule says about a file with this code; what else is wrong with it does not count here. */
async function refusals(code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath: 'src/finance/x.ts', warnIgnored: false });
  return results.flatMap(({ messages }) =>
    messages.filter(({ ruleId }) => ruleId === 'vp-digital/field-terms').map(({ message }) => message),
  );
}

const refused: [what: string, code: string, name: string][] = [
  ['a variable', 'export const isTold = true;', 'isTold'],
  ['a function', 'export function deedOf() {}', 'deedOf'],
  ['a parameter', 'export const sum = (beside: number) => beside;', 'beside'],
  ['a parameter of a type', 'export type Sum = (beyond: number) => number;', 'beyond'],
  ['what is taken from an object', 'export const of = ({ told }: { told: 1 }) => told;', 'told'],
  ['a type', "export type Deed = 'start';", 'Deed'],
  ['an interface', 'export interface AtStandProps { id: string }', 'AtStandProps'],
  ['a class', 'export class NotedChannel {}', 'NotedChannel'],
  ['a type parameter', 'export type List<Beyond> = Beyond[];', 'Beyond'],
  ['an import under another name', "export * from './y';\nimport { y as door } from './y';\ndoor();", 'door'],
];

for (const [what, code, name] of refused)
  test(`${what} has the field's word: ${name}`, async () => {
    const messages = await refusals(code);
    assert.equal(messages.length, 1, messages.join('\n'));
    assert.match(messages[0] ?? '', new RegExp(`^${name}: not "\\w+" but the word of the field: `));
  });

const allowed: [what: string, code: string][] = [
  ['a property keeps the name of its contract', 'export interface Read { beyond: string; told(): void }'],
  ['a member may be taken under another name', 'export const of = ({ told: known }: { told: 1 }) => known;'],
  [
    'a field of the documents',
    "export const discussedAlone = 'leftOut';\nexport type StandingOrder = string;",
  ],
  ['a word that only begins alike', 'export const [standalone, understood, ensured] = [1, 2, 3];'],
  ['what is imported as it is called', "import { told } from './y';\ntold();"],
];

for (const [what, code] of allowed)
  test(`${what} is no declared name of our own`, async () => {
    assert.deepEqual(await refusals(code), []);
  });
