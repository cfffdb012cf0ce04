import { euros } from '@vp-digital/core/finance';
import { testTariffs } from './testing/testTariffs';
import {
  abroadFit,
  glassesShare,
  hospitalShare,
  implantShare,
  outpatientShare,
  statutoryShares,
  statutoryTerms2026,
  worthHandingIn,
  yearlyRise,
} from './examples';

const { tariffs } = testTariffs();
const insured = (key: string, part = 1, deductibleYear = euros(600)) => {
  const tariff = tariffs.find((one) => one.key === key);
  if (!tariff) throw new Error('no such tariff');
  return { terms: tariff.terms, part, deductibleYear: part < 1 ? 0 : deductibleYear };
};

test('outpatient, 1.240 €: 80 % of 1.080, all but 32, all', () => {
  expect(outpatientShare(insured('start'))).toMatchObject({
    bill: euros(1_240),
    paid: euros(864),
    own: euros(376),
  });
  // 540 + 260 + 280 + 80 % of 160 = 1.208; alone 1.240 − (1.208 − 600)
  expect(outpatientShare(insured('komfort'))).toMatchObject({
    paid: euros(1_208),
    own: euros(32),
    ownAlone: euros(632),
  });
  expect(outpatientShare(insured('premium'))).toMatchObject({ own: 0, ownAlone: euros(600) });
});

test('with Beihilfe of 70 % the contract insures 30 % of the same bills', () => {
  expect(outpatientShare(insured('komfort', 0.3))).toMatchObject({
    bill: euros(372),
    paid: euros(362.4), // 30 % of 1.208
    own: euros(9.6),
  });
});

test('the hip: Komfort pays 55 % of 1.200 and 2.800, and nothing above the scale', () => {
  expect(hospitalShare(insured('komfort'))).toMatchObject({ paid: euros(3_460), own: euros(1_140) });
  expect(hospitalShare(insured('start'))).toMatchObject({ paid: 0, own: euros(4_600) });
});

test('the implant by year: 85 % of 3.400 are 2.890, no more than 1.000, 2.000 and 3.000 in the first years', () => {
  expect([1, 2, 3, 5].map((year) => implantShare(insured('komfort'), year).paid)).toEqual(
    [1_000, 2_000, 2_890, 2_890].map(euros),
  );
});

test('glasses: five pairs of 480 in ten years, 300 back for each', () => {
  expect(glassesShare(insured('komfort'))).toEqual({
    bill: euros(2_400),
    paid: euros(1_500),
    own: euros(900),
    ownAlone: euros(2_400), // 300 is less than the Selbstbeteiligung
  });
});

test('the statutory fund: co-payments of 6, 8 and 10, 28 and 10 for the therapy, 160 that it does not pay', () => {
  const shares = statutoryShares(statutoryTerms2026);
  expect(shares.outpatient.own).toBe(euros(6 + 8 + 10 + 28 + 10 + 160));
  expect(shares.hospital.own).toBe(euros(4_600 + 100)); // ten days of 10 euros
  expect(shares.implant.own).toBe(euros(3_400 - 600)); // 60 % of 1.000
  expect(shares.glasses.own).toBe(euros(2_400));
});

test('abroad: six months beyond Europe are whole, a year is a part', () => {
  const { terms } = insured('komfort');
  expect(abroadFit(terms, { months: 6, worldwide: true })).toEqual({ kind: 'whole', months: 6 });
  expect(abroadFit(terms, { months: 12, worldwide: true })).toEqual({ kind: 'part', months: 6 });
  expect(abroadFit(terms, { months: 12, worldwide: false })).toEqual({ kind: 'whole', months: 12 });
});

test('handing in pays from 600 and two premiums of 596 on', () =>
  expect(worthHandingIn(insured('komfort'), euros(596))).toEqual({
    refund: euros(1_192),
    from: euros(1_792),
  }));

test('ten years of history, a year on average', () => {
  for (const { history } of tariffs)
    expect(history.map(({ year }) => year)).toEqual([
      2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026,
    ]);
  expect(yearlyRise([{ rise: 0.1 }, { rise: 0.1 }])).toBeCloseTo(0.1);
});
