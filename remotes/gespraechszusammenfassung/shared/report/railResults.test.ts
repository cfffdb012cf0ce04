import { snapshotSections, type WishedRail, wishedRails } from '@vp-digital/core/contracts';
import {
  basicPensionCourse,
  type CartPosition,
  incomeProtection,
  type SectionData,
  securityPlanId,
} from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { conversationSummary } from './conversationSummary';
import type { ReportSettings } from './reportSettings';
import { germanSettings, snapshotOf } from './testing';

const date = '2026-10-01';
const { euros } = germanSettings.format;
const id = (number: number) => `88888888-0000-4000-8000-00000000000${number}`;
const sample = snapshotSections(snapshotOf().payload);
if (!sample) throw new Error('the snapshot cannot be read');
const [jonas = ''] = Object.entries(sample.persons.items).flatMap(([personId, { firstName }]) =>
  firstName === 'Jonas' ? [personId] : [],
);

const positionsOf = (...positions: Partial<CartPosition>[]): Pick<SectionData, 'cartPositions'> => ({
  cartPositions: {
    items: Object.fromEntries(
      positions.map((position, index): [string, CartPosition] => [
        id(index),
        { position: index, kind: 'widget', title: 'Vorschlag', personId: jonas, ...position },
      ]),
    ),
  },
});

function textOf(changed: Partial<SectionData>, changes: Partial<ReportSettings> = {}): string {
  const snapshot = snapshotOf(changed);
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const document = conversationSummary({ snapshot, sections }, { ...germanSettings, ...changes });
  return JSON.stringify(document).replaceAll('\u00a0', ' ');
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const cover = positionsOf({
  title: 'Berufsunfähigkeitsrente',
  origin: routes.incomeProtectionConcept.path,
  line: 'disability',
  benefit: 20_00,
  benefitKind: 'monthly',
});

test('earning power: the gap without and with the proposal, also once it has become a contract', () => {
  const gap = incomeProtection({ household: sample, personId: jonas, date });
  if (gap.kind !== 'computed') throw new Error('the sample is complete');
  expect(gap.value.gap).toBeGreaterThan(20_00);
  const sentence = plain(
    `fehlen ${euros(gap.value.gap)} im Monat. Mit dem Vorschlag (Berufsunfähigkeitsrente) bleiben`,
  );
  const text = textOf(cover);
  expect(text).toContain('Was wir durchgerechnet haben');
  expect(text).toContain('Einen Weg haben wir ausgearbeitet.');
  expect(text).toContain('Absicherung der Arbeitskraft');
  expect(text).toContain(sentence);
  const made = {
    ...positionsOf({ ...cover.cartPositions.items[id(0)], contractId: id(9) }),
    contracts: {
      items: {
        ...sample.contracts.items,
        [id(9)]: {
          kind: 'insurance' as const,
          line: 'disability' as const,
          company: '',
          personIds: [jonas],
          position: 99,
          premium: 20_00,
          frequency: 'monthly' as const,
          state: 'ok' as const,
          benefit: 20_00,
          benefitKind: 'monthly' as const,
        },
      },
    },
  };
  expect(textOf(made)).toContain(sentence);
});

test('Basisrente: what the tax office bears and what comes of it, marked as an estimate', () => {
  const terms = { monthly: 200_00, december: 600_00, startAge: 67 };
  const plan = { basicPensionPlans: { items: { [jonas]: { position: 0, ...terms } } } };
  const course = basicPensionCourse({ household: { ...sample, ...plan }, personId: jonas, date, terms });
  if (course.kind !== 'computed') throw new Error('the sample is complete');
  const { savingYear, cases } = course.value;
  const text = textOf({
    ...plan,
    ...positionsOf({ origin: routes.basicPensionSolution.path, line: 'basicPension', premium: 200_00 }),
  });
  // 12 × 200 + 600 are 3,000 a year, 250 a month
  expect(text).toContain(
    plain(`Von 250 € im Monat trägt das Finanzamt ${euros(Math.round(savingYear / 12))}. Mit 67 kommen`),
  );
  expect(text).toContain(plain(`${euros(cases.middle.real)} Rente im Monat`));
  expect(text).toMatch(/Rente im Monat heraus.{0,150}"note":"geschätzt"/);
});

test('Bausparen: sum, rate, month, and what the reason says of the tariff of that day', () => {
  const text = textOf({
    buildingPlans: {
      items: { [jonas]: { position: 0, sum: 80_000_00, rate: 339_00, needOn: '2034-10' } },
    },
    ...positionsOf({
      origin: routes.buildingSavingsConcept.path,
      line: 'buildingSavings',
      targetSum: 80_000_00,
      premium: 339_00,
      reason: 'Danach werden 47.948 € Darlehen zurückgezahlt.',
    }),
  });
  expect(text).toContain('Bausparsumme 80.000 €, Sparbeitrag 339 € im Monat.');
  expect(text).toMatch(/Gebraucht wird das Geld im (10\/2034|Oktober 2034)/);
  expect(text).toContain('Danach werden 47.948 € Darlehen zurückgezahlt.');
});

test('the plan of the month stands for everybody', () => {
  const text = textOf({
    securityPlan: { items: { [securityPlanId]: { position: 0, protect: 120_00, wealth: 250_00 } } },
    ...positionsOf({ origin: routes.securityPlan.path, personId: undefined, line: 'callMoneyPlan' }),
  });
  expect(text).toContain('So soll der Monat aufgeteilt sein: Absichern 120 €, Vermögen 250 €.');
});

test('what was discarded, or comes from elsewhere, is no result of a rail', () => {
  const of = (position: Partial<CartPosition>) =>
    textOf(positionsOf({ ...cover.cartPositions.items[id(0)], ...position }));
  expect(of({ discardedOn: date })).not.toContain('Was wir durchgerechnet haben');
  expect(of({ origin: routes.productList.path })).not.toContain('Was wir durchgerechnet haben');
});

test('where amounts are hidden no result is said', () => {
  const text = textOf(cover, { hidesAmounts: true });
  expect(text).toContain('Absicherung der Arbeitskraft');
  expect(text).not.toContain('Mit dem Vorschlag');
});

const wished = (rail: WishedRail, text = 'Ergebnis im Report'): Pick<SectionData, 'recap'> => ({
  recap: {
    items: {
      [wishedRails[rail]]: {
        position: 0,
        kind: 'note',
        text,
        visibility: 'customer',
        writtenAt: '2026-10-01T09:00:00.000Z',
        done: false,
        inReport: true,
      },
    },
  },
});

test('what was wished in the talk has its result without a proposal, and is no note besides', () => {
  const protection = textOf({
    protectionWishes: { items: { [jonas]: { position: 0, disabilityPension: 20_00 } } },
    ...wished('protection'),
  });
  expect(protection).toContain('Mit dem Vorschlag (Berufsunfähigkeit) bleiben');
  expect(protection).not.toContain('Ergebnis im Report');
  const pension = textOf({
    basicPensionPlans: { items: { [jonas]: { position: 0, monthly: 250_00 } } },
    ...wished('basicPension'),
  });
  expect(pension).toContain('Von 250 € im Monat trägt das Finanzamt');
  const building = textOf({
    buildingPlans: { items: { [jonas]: { position: 0, sum: 80_000_00, rate: 339_00 } } },
    ...wished('building', 'Danach werden 47.948 € Darlehen zurückgezahlt.'),
  });
  expect(building).toContain('Danach werden 47.948 € Darlehen zurückgezahlt.');
  const plan = textOf({
    securityPlan: { items: { [securityPlanId]: { position: 0, provide: 90_00 } } },
    ...wished('securityPlan'),
  });
  expect(plan).toContain('Vorsorgen 90 €');
});

test('a wish without anything planned is no result', () => {
  const without = { protectionWishes: { items: {} }, ...wished('protection') };
  expect(textOf(without)).not.toContain('Was wir durchgerechnet haben');
});
