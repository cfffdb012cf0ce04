import { euros } from '@vp-digital/core/finance';
import { earningPower, type IncomeCourse, incomeCourse, incomeProtection } from '..';
import type { Contract, Employment, InsuranceContract, SectionData } from '../../documents';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const courseOf = (
  household: Parameters<typeof sample>[0],
  firstName: string,
  change = (data: SectionData) => data,
) => {
  const { household: data, date, person } = sample(household);
  return incomeCourse({ household: change(data), personId: person(firstName), date });
};

/** Stretches as "from–until: net, gap" in whole euros; weeks are `w`, ages `a`. */
const shown = (phases: IncomeCourse['cases']['full'] | undefined) =>
  phases?.map(({ from, until, netMonth, gapMonth }) => {
    const at = (place: (typeof phases)[number]['from']) =>
      'week' in place ? `w${place.week}` : `a${place.age}`;
    const whole = (amount: number) => Math.round(amount / 100);
    return `${at(from)}–${at(until)}: ${whole(netMonth)}, ${whole(gapMonth)}`;
  });

const withJobs = (facts: Partial<Employment>) => (data: SectionData) => ({
  ...data,
  employments: {
    items: Object.fromEntries(
      Object.entries(data.employments.items).map(([id, job]) => [id, { ...job, ...facts }]),
    ),
  },
});

const withCover = (
  firstName: string,
  line: 'dailySickness' | 'reducedEarning' | 'healthFull',
  benefit: number,
  premium = 0,
  more: Partial<InsuranceContract> = {},
) => {
  return (data: SectionData): SectionData => {
    const [personId = ''] =
      Object.entries(data.persons.items).find(([, person]) => person.firstName === firstName) ?? [];
    const contract: Contract = {
      kind: 'insurance',
      line,
      company: 'Muster Versicherung',
      personIds: [personId],
      position: 9,
      premium: euros(premium),
      frequency: 'monthly',
      state: 'ok',
      benefit: euros(benefit),
      ...more,
    };
    const id = `33333333-0009-4000-8009-${String(line.length).padStart(12, '0')}`;
    return { ...data, contracts: { items: { ...data.contracts.items, [id]: contract } } };
  };
};

describe('what employees live on when work stops', () => {
  test('Lena: six weeks of pay, sick pay of 1,909, then a gap of 724', () => {
    const { cases } = valueOf(courseOf(1, 'Lena'));
    expect(shown(cases.sick)).toEqual(['w1–w6: 2250, 0', 'w7–w78: 1909, 0']);
    expect(shown(cases.full)?.at(-1)).toBe('w79–a67: 1076, 724');
    expect(shown(cases.partial)?.at(-1)).toBe('w79–a67: 538, 1262');
  });

  test('Jonas: sick pay of 2,558; his private pension ends two years before the standard age', () => {
    expect(shown(valueOf(courseOf(2, 'Jonas')).cases.full)).toEqual([
      'w1–w6: 3235, 0',
      'w7–w26: 2558, 30',
      'w27–w78: 3558, 0',
      'w79–a65: 2558, 30',
      'a65–a67: 1558, 1030',
    ]);
  });

  test('a private pension is due from the seventh month on, beside sick pay, and not to who is only ill', () => {
    const { cases } = valueOf(courseOf(2, 'Jonas'));
    const privately = (phases: typeof cases.full) =>
      phases.flatMap(({ from, parts }) => (parts.some(({ payer }) => payer === 'private') ? [from] : []));
    expect(privately(cases.full)[0]).toEqual({ week: 27 });
    expect(privately(cases.partial ?? [])[0]).toEqual({ week: 27 });
    expect(privately(cases.sick)).toEqual([]);
  });

  test('a private pension that ends while sick pay runs is cut there', () => {
    const { household, date, person } = sample(2);
    const birth = household.persons.items[person('Jonas')]?.birthDate ?? '';
    const age = Math.floor((Date.parse(date) - Date.parse(birth)) / 31_557_600_000) + 1;
    const ending = (data: SectionData): SectionData => ({
      ...data,
      contracts: {
        items: Object.fromEntries(
          Object.entries(data.contracts.items).map(([id, one]) => [
            id,
            one.line === 'disability' && one.kind === 'insurance' ? { ...one, benefitUntilAge: age } : one,
          ]),
        ),
      },
    });
    const last = valueOf(courseOf(2, 'Jonas', ending)).cases.full.filter(({ parts }) =>
      parts.some(({ payer }) => payer === 'private'),
    );
    expect(last.every(({ until }) => 'week' in until && until.week < 78)).toBe(true);
  });

  test('Aylin: sick pay of 1,342, then a gap of 533', () => {
    const phases = shown(valueOf(courseOf(2, 'Aylin')).cases.full);
    expect(phases?.slice(1)).toEqual(['w7–w78: 1342, 16', 'w79–a67: 825, 533']);
  });

  test('a reduced-earning pension pays only who can work less than three hours a day', () => {
    const { cases } = valueOf(courseOf(2, 'Aylin', withCover('Aylin', 'reducedEarning', 500)));
    expect(shown(cases.full)?.at(-1)).toBe('w79–a67: 1325, 33');
    expect(shown(cases.partial)?.at(-1)).toBe('w79–a67: 412, 945');
  });

  test('the gap when nothing else changes is that of F17', () => {
    for (const [household, name] of [
      [1, 'Lena'],
      [2, 'Aylin'],
    ] as const) {
      const { household: data, date, person } = sample(household);
      const { gap } = valueOf(incomeProtection({ household: data, personId: person(name), date }));
      expect(valueOf(courseOf(household, name)).cases.full.at(-1)?.gapMonth).toBe(gap);
    }
  });
});

describe('the self-employed', () => {
  test('have nothing for six weeks, then the sick pay they elected, and only what is private', () => {
    const { cases, sick, protection } = valueOf(courseOf(3, 'Clara'));
    expect(sick?.kind).toBe('sickPay');
    expect(shown(cases.full)?.[0]).toMatch(/^w1–w6: 0, /);
    expect(protection.pension).toMatchObject({ source: 'notInsured', gross: 0 });
    expect(cases.full.at(-1)?.parts).toEqual([{ payer: 'private', amount: euros(1_500) }]);
  });

  test('without an election have no sick pay, but a private daily sickness allowance', () => {
    const bare = valueOf(courseOf(3, 'Clara', withJobs({ sickPayElected: false })));
    expect(bare.sick).toEqual({ kind: 'none' });
    expect(bare.cases.sick.map(({ netMonth }) => netMonth)).toEqual([0, 0]);
    const insured = valueOf(
      courseOf(3, 'Clara', (data) =>
        withCover('Clara', 'dailySickness', 1_800, 0, { benefitFromDay: 43 })(
          withJobs({ sickPayElected: false })(data),
        ),
      ),
    );
    expect(insured.cases.sick[1]?.parts).toEqual([{ payer: 'dailySickness', amount: euros(1_800) }]);
  });
});

describe('a daily sickness allowance', () => {
  const daily = (amount: number, benefitFromDay?: number) => ({
    of: (name: string) =>
      withCover(name, 'dailySickness', amount, 0, {
        benefitKind: 'daily',
        ...(benefitFromDay !== undefined && { benefitFromDay }),
      }),
  });
  const privately = withJobs({ healthInsurance: 'private' });
  const lena = (change: (data: SectionData) => SectionData) =>
    valueOf(courseOf(1, 'Lena', (data) => change(privately(data))));
  const clara = (change: (data: SectionData) => SectionData) =>
    courseOf(3, 'Clara', (data) => change(withJobs({ sickPayElected: false })(data)));

  test('is agreed per day: 90 euros from day 43 on are 2,700 a month from the seventh week on', () => {
    const { cases } = valueOf(clara(daily(90, 43).of('Clara'))); // 30 × 90
    expect(shown(cases.sick)?.map((stretch) => stretch.split(',')[0])).toEqual(['w1–w6: 0', 'w7–w78: 2700']);
  });

  test('begins with its first day, the first week that is paid as a whole; before it there is nothing', () => {
    // day 15 is the first of week 3; day 4 lies in week 1, so that week 2 is the first whole one
    const { cases } = valueOf(clara(daily(60, 15).of('Clara')));
    expect(shown(cases.sick)?.map((stretch) => stretch.split(',')[0])).toEqual([
      'w1–w2: 0',
      'w3–w6: 1800',
      'w7–w78: 1800',
    ]);
    const early = valueOf(clara(daily(60, 4).of('Clara')));
    expect(early.cases.sick.map(({ from }) => from)).toEqual([{ week: 1 }, { week: 2 }, { week: 7 }]);
    // day 183 is the first of week 27: 182 ÷ 7 = 26 weeks before it
    const late = valueOf(clara(daily(60, 183).of('Clara')));
    expect(late.cases.sick.map(({ from, netMonth }) => [from, netMonth])).toEqual([
      [{ week: 1 }, 0],
      [{ week: 7 }, 0],
      [{ week: 27 }, euros(1_800)],
    ]);
  });

  test('without a known first day begins for employees when their pay ends, which is said to be assumed', () => {
    const { cases, dailySickness } = lena(daily(60).of('Lena'));
    expect(shown(cases.sick)?.map((stretch) => stretch.split(',')[0])).toEqual([
      'w1–w6: 2250',
      'w7–w78: 1800',
    ]);
    expect(dailySickness).toEqual([{ month: euros(1_800), fromDay: 43, isFromDayAssumed: true }]);
    expect(lena(daily(60, 43).of('Lena')).dailySickness).toMatchObject([{ isFromDayAssumed: false }]);
  });

  test('pays employees nothing beside their pay, however early it was agreed', () => {
    expect(shown(lena(daily(60, 22).of('Lena')).cases.sick)?.[0]).toMatch(/^w1–w6: 2250, /);
  });

  test('without a first day says nothing of the self-employed, who may have agreed any', () => {
    const { person } = sample(3);
    expect(clara(daily(90).of('Clara'))).toEqual({
      kind: 'missing',
      facts: [{ fact: 'benefitFromDay', personId: person('Clara') }],
    });
  });

  test('stored as an amount of a month keeps that meaning', () => {
    const { cases } = lena(withCover('Lena', 'dailySickness', 900));
    expect(cases.sick.at(-1)?.parts).toEqual([{ payer: 'dailySickness', amount: euros(900) }]);
  });
});

test('the privately insured pay their premium of every income, of the daily sickness allowance too', () => {
  const { sick, cases } = valueOf(
    courseOf(1, 'Lena', (data) =>
      withCover(
        'Lena',
        'healthFull',
        0,
        500,
      )(withCover('Lena', 'dailySickness', 1_800)(withJobs({ healthInsurance: 'private' })(data))),
    ),
  );
  expect(sick).toEqual({ kind: 'none' });
  expect(shown(cases.sick)).toEqual(['w1–w6: 1750, 0', 'w7–w78: 1300, 100']);
});

describe('civil servants', () => {
  test('keep their pay until they are retired as unfit; what half a day brings depends on the hours', () => {
    const { cases, sick } = valueOf(courseOf(4, 'Henrik'));
    expect(sick).toBeUndefined();
    expect(cases.partial).toBeUndefined();
    expect(shown(cases.sick)).toEqual(['w1–w78: 4078, 0']); // after his premium of 312
    expect(cases.full.at(-1)?.parts).toEqual([
      { payer: 'unfitPension', amount: Math.round(euros(2_287) * 0.84) },
    ]);
  });

  test('on probation have no pension of right', () => {
    const { cases } = valueOf(courseOf(4, 'Henrik', withJobs({ status: 'civilServantProbation' })));
    expect(cases.full.at(-1)).toMatchObject({ parts: [], netMonth: 0 });
  });
});

test('the retired have no income from work to lose', () => {
  expect(courseOf(5, 'Gerd').kind).toBe('notRelevant');
  const { household, date, person } = sample(5);
  expect(earningPower({ household, date, personId: person('Helga') }).kind).toBe('notRelevant');
});

test('earning power is today’s net for every month until the standard age', () => {
  const { household, date, person } = sample(1);
  // born 14 March 1997: pension from 1 April 2064, 37 years and 6 months away
  expect(valueOf(earningPower({ household, date, personId: person('Lena') }))).toEqual({
    net: euros(2_250),
    months: 450,
    fullAge: 804,
    total: 450 * euros(2_250),
  });
});

test('another need than 80 % of net moves the target alone', () => {
  const { household, date, person } = sample(1);
  const at = (needShare: number) =>
    valueOf(incomeProtection({ household, date, personId: person('Lena'), needShare }));
  expect(at(0.6).target).toBe(euros(1_350));
  expect(at(0.9).gap - at(0.8).gap).toBe(euros(225));
  expect(at(0.9).secured).toBe(at(0.6).secured);
});
