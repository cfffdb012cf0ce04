import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
  catalogue,
  examplePremium,
  fits,
  isOffered,
  type PremiumFacts,
  type Product,
  productFields,
} from '@vp-digital/core/contracts';
import { euros } from '@vp-digital/core/finance';
import { documentsOf, personId, sampleHousehold } from '@vp-digital/core/household/samples';
import * as fc from 'fast-check';
import { createClient } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';
import { ownProducts, readCatalogue } from './readCatalogue';

const day = '2026-10-01';
const { products, companies, cases } = await readCatalogue(ownProducts, day);
const productOf = (id: string): Product => {
  const found = products.find((one) => one.id === id);
  assert.ok(found, id);
  return found;
};

describe('the invented products', () => {
  it('write a percentage in English without a space', () => {
    const english = JSON.stringify(products).match(/"en":"(?:[^"\\]|\\.)*"/g) ?? [];
    assert.ok(english.length > products.length);
    assert.deepEqual(
      english.filter((text) => /\d\s%/.test(text)),
      [],
    );
  });

  it('are invented and say so, for every field, about sixty', () => {
    assert.ok(products.length >= 60);
    for (const { name, isInvented } of companies) assert.ok(isInvented && name.endsWith('(fiktiv)'));
    for (const field of productFields) {
      assert.ok(products.some((one) => one.field === field));
      assert.equal(cases.filter((one) => one.field === field).length, 3, field);
    }
  });

  it('say of each of the three cases of their field how they pay', () => {
    for (const one of products)
      for (const { key } of cases.filter(({ field }) => field === one.field))
        assert.ok(
          one.cases.some((rule) => rule.case === key),
          `${one.id}: ${key}`,
        );
  });

  it('have demo premiums for everything that secures work, accident and death', () => {
    const facts = {
      age: 30,
      smoker: false,
      officeShare: 10_000,
      waitingDays: 42,
      untilAge: 65,
      yearlyRise: 0,
    };
    for (const { id, field, ...one } of products)
      if (field === 'work' || field === 'accident' || field === 'death')
        if (id !== 'sterbegeld') assert.equal(examplePremium(one, facts).kind, 'computed', id);
  });

  it('at 30, at a desk, without smoking: 1,000 euros of BU Klassik until 67 cost 29 a month', () => {
    // 2.90 for each 100 euros, every factor 1
    const facts = { age: 30, smoker: false, officeShare: 8_000, waitingDays: 0, untilAge: 67, yearlyRise: 0 };
    assert.deepEqual(examplePremium(productOf('bu-klassik'), facts), {
      kind: 'computed',
      month: euros(29),
      benefit: euros(1_000),
      assumed: [],
    });
  });

  it('takes the dearest step for what nobody has told and says so; without an age there is no price', () => {
    const facts = { age: 30, officeShare: 8_000, waitingDays: 0, untilAge: 67, yearlyRise: 0 };
    const priced = examplePremium(productOf('bu-klassik'), facts); // 29 × 1.12
    assert.deepEqual(priced, { kind: 'computed', month: 3_248, benefit: euros(1_000), assumed: ['smoker'] });
    assert.deepEqual(examplePremium(productOf('bu-klassik'), {}), { kind: 'missing', facts: ['age'] });
    assert.deepEqual(examplePremium(productOf('bu-klassik'), { age: 60 }), {
      kind: 'notOffered',
      why: 'age',
    });
  });
});

describe('the premiums of all products', () => {
  const whole = (min: number, max: number) => fc.integer({ min, max });
  const facts: fc.Arbitrary<PremiumFacts> = fc.record({
    age: whole(0, 80),
    smoker: fc.boolean(),
    officeShare: whole(0, 10_000),
    household: fc.constantFrom('single', 'couple', 'family'),
    squareMetres: whole(20, 300),
    waitingDays: whole(0, 800),
    untilAge: whole(50, 70),
    deductible: whole(0, 500_000),
    yearlyRise: whole(0, 600),
  });
  const one = fc.constantFrom(...products);
  const monthOf = (of: Product, given: PremiumFacts) => {
    const premium = examplePremium(of, given);
    return premium.kind === 'computed' ? premium.month : undefined;
  };
  /** Holds wherever both have a price. */
  const notDearer = (of: Product, cheaper: PremiumFacts, dearer: PremiumFacts) => {
    const [low, high] = [monthOf(of, cheaper), monthOf(of, dearer)];
    return low === undefined || high === undefined || low <= high;
  };

  it('a longer waiting period, a higher deductible, more desk work never raise one', () => {
    for (const by of ['waitingDays', 'deductible', 'officeShare'] as const)
      fc.assert(
        fc.property(one, facts, whole(0, 10_000), (of, given, more) =>
          notDearer(of, { ...given, [by]: (given[by] ?? 0) + more }, given),
        ),
      );
  });

  it('a higher benefit, a later end, a rise and smoking never lower one', () => {
    fc.assert(
      fc.property(one, facts, whole(0, 40), whole(0, 40), (of, given, a, b) => {
        const { benefit } = of;
        if (!benefit) return true;
        const of_ = (steps: number) => Math.min(benefit.most, benefit.least + steps * benefit.step);
        return notDearer(
          of,
          { ...given, benefit: of_(Math.min(a, b)) },
          { ...given, benefit: of_(Math.max(a, b)) },
        );
      }),
    );
    for (const by of ['untilAge', 'yearlyRise'] as const)
      fc.assert(
        fc.property(one, facts, whole(0, 20), (of, given, more) =>
          notDearer(of, given, { ...given, [by]: (given[by] ?? 0) + more }),
        ),
      );
    fc.assert(
      fc.property(one, facts, (of, given) =>
        notDearer(of, { ...given, smoker: false }, { ...given, smoker: true }),
      ),
    );
  });
});

describe('what the products say of households', () => {
  const jonas = documentsOf(sampleHousehold(2));
  const of = (id: string) => fits(productOf(id), jonas, { personId: personId(2, 1), date: day });

  it('the clause of civil servants is not for an employee, term life is for who has children and a mortgage', () => {
    assert.equal(of('bu-dienstunfaehigkeit').state, 'unsuited');
    const { reasons } = of('risikoleben');
    assert.deepEqual(
      reasons.filter(({ about }) => about === 'suits').map(({ answer }) => answer),
      ['yes', 'yes', 'yes'],
    );
    // Whether somebody is in treatment no document says: open, so nothing is said to fit.
    assert.deepEqual([of('risikoleben').state, of('kfz-vollkasko').state], ['unknown', 'unknown']);
    assert.equal(of('gebaeude').state, 'fits');
  });

  it('what nobody has told is neither yes nor no', () => {
    const empty = { ...jonas, expenses: { items: {} } };
    const { reasons } = fits(productOf('bu-klassik'), empty, { personId: personId(2, 1), date: day });
    const [premium] = reasons;
    assert.equal(premium?.answer, 'unknown');
    assert.deepEqual(premium?.waitsFor, [{ fact: 'expenses' }]);
  });
});

describe('the catalogue as it is asked for', () => {
  it('is answered to who may enter, with an ETag that holds until something changes', async () => {
    const { services, clientOf } = await servicesForTests();
    const petra = await clientOf('petra', '4711');
    const { status, body, headers } = await petra.get('/api/product/catalogue');
    assert.equal(status, 200);
    const answered = catalogue.parse(body);
    assert.equal(answered.products.length, products.length);
    assert.equal(isOffered(productOf('sterbegeld'), answered.asOf), false);
    const etag = headers.get('etag') ?? '';
    assert.match(etag, /^"[\w-]{43}"$/);
    const again = await petra.get('/api/product/catalogue', { 'if-none-match': etag });
    assert.equal(again.status, 304);
    const nobody = createClient(services.url, 'no token');
    assert.equal((await nobody.get('/api/product/catalogue')).status, 401);
  });

  it('a product more is a file more, and nothing else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'products-'));
    cpSync(ownProducts, folder, { recursive: true });
    const copied: Product = JSON.parse(readFileSync(join(folder, 'legal/rechtsschutz-verkehr.json'), 'utf8'));
    const added = {
      ...copied,
      id: 'rechtsschutz-neu',
      name: 'Rechtsschutz Neu',
      premium: { kind: 'fixed', month: 990 },
    };
    writeFileSync(join(folder, 'legal/rechtsschutz-neu.json'), JSON.stringify(added));
    const read = await readCatalogue(folder, day);
    assert.equal(read.products.length, products.length + 1);
    const found = read.products.find(({ id }) => id === 'rechtsschutz-neu');
    assert.deepEqual(found && examplePremium(found, {}), { kind: 'computed', month: 990, assumed: [] });
  });

  it('a file that the schema refuses is named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'products-'));
    cpSync(ownProducts, folder, { recursive: true });
    writeFileSync(join(folder, 'legal/kaputt.json'), JSON.stringify({ id: 'kaputt' }));
    await assert.rejects(readCatalogue(folder, day), /legal\/kaputt\.json/);
  });
});
