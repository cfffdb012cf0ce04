import fc from 'fast-check';
import * as z from 'zod/mini';
import {
  offDevice,
  protectedFieldsOf,
  protectedParts,
  rulesOf,
  type SectionName,
  sectionNames,
  sectionSchemas,
  withoutProtected,
} from '.';
import { anyHousehold } from '../testing/householdArbitrary';
import { bank, health, protectedFields } from './protection';

const person = '00000000-0000-4000-8000-000000000001';
const any = () => true;

describe('what is protected', () => {
  it('is told by one word at the field, in entries of one kind and of several', () => {
    const entry = z.strictObject({
      name: z.string(),
      diagnosis: health(z.optional(z.string())),
      iban: bank(z.optional(z.string())),
    });
    const fields = { diagnosis: 'health', iban: 'bank' };
    expect(protectedFields(entry)).toEqual(fields);
    expect(protectedFields(z.union([entry, z.strictObject({ name: z.string() })]))).toEqual(fields);
  });

  it('lies on no device, nor does what tells a belief, though figures count with it', () => {
    expect([...offDevice('taxProfiles')].sort()).toEqual(
      [...Object.keys(protectedFieldsOf('taxProfiles')), 'churchTax'].sort(),
    );
    expect([...offDevice('incomes')]).toEqual([]);
  });

  it('are today these fields and entries', () => {
    const fields = sectionNames.flatMap((section) =>
      Object.entries(protectedFieldsOf(section)).map(([name, protection]) => [section, name, protection]),
    );
    expect(fields).toEqual([
      ['persons', 'smoker', 'health'],
      ['taxProfiles', 'taxId', 'bank'],
      ['taxProfiles', 'pensionInsuranceNumber', 'bank'],
      ['taxProfiles', 'allowanceNumber', 'bank'],
      ['taxProfiles', 'disabilityDegree', 'health'],
      ['bankAccounts', 'iban', 'bank'],
      ['bankAccounts', 'bic', 'bank'],
    ]);
    expect(sectionNames.filter((section) => rulesOf(section).protectedEntries)).toEqual(['recap']);
  });

  it('of health is owned by persons, so that everybody can consent for herself and take that back', () => {
    const ofHealth = (section: SectionName) =>
      Object.values(protectedFieldsOf(section)).includes('health') ||
      rulesOf(section).protectedEntries?.protection === 'health';
    for (const section of sectionNames.filter(ofHealth)) expect(rulesOf(section).owner).toBeDefined();
  });

  it('is told wherever the word stands: a field with something protected inside is so as a whole', () => {
    const inner = z.strictObject({ finding: health(z.string()), on: z.string() });
    const entry = z.strictObject({
      diagnosis: z.optional(health(z.string())),
      findings: z._default(z.record(z.string(), inner), {}),
      name: z.string(),
    });
    expect(protectedFields(entry)).toEqual({ diagnosis: 'health', findings: 'health' });
  });

  it('is left out, and nothing else: what is left still fits, and holds nothing protected', () =>
    fc.assert(
      fc.property(anyHousehold, (household) => {
        for (const section of sectionNames) {
          const left = withoutProtected(section, household[section], any);
          expect(protectedParts(section, left, any).size).toBe(0);
          expect(z.parse(sectionSchemas[section], left)).toEqual(left);
          if (protectedParts(section, household[section], any).size === 0)
            expect(left).toBe(household[section]);
        }
      }),
    ));

  it('is found wherever an entry stands: also in what no schema has checked, and in a contract that has ended', () => {
    const smoker = { items: { [person]: { smoker: false, firstName: 'Jonas' } } };
    expect([...protectedParts('persons', smoker, any)]).toEqual([[`/items/${person}/smoker`, false]]);
    expect(protectedParts('persons', smoker, (protection) => protection === 'bank').size).toBe(0);
    const ended = { archived: { [person]: { contract: { taxId: '1' }, reason: 'ended' } } };
    expect([...protectedParts('taxProfiles', ended, any)]).toEqual([
      [`/archived/${person}/contract/taxId`, '1'],
    ]);
    for (const odd of [undefined, null, 'text', [1], { items: [1] }, { items: { [person]: 3 } }])
      expect(protectedParts('persons', odd, any).size).toBe(0);
  });
});
