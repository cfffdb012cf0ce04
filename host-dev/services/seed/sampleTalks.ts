import { randomUUID } from 'node:crypto';
import { addMonths, euros, type IsoDate } from '@vp-digital/core/finance';
import type { CartPosition, SaverAnswers, SectionName } from '@vp-digital/core/household';
import { personId, sampleHousehold, type SampleNumber } from '@vp-digital/core/household/samples';

/** What was said with a sample household, beyond what its documents hold. */
export type SampleTalk = Partial<Record<SectionName, Record<string, object>>>;

type Statement = Exclude<keyof SaverAnswers, 'position' | 'answeredAt'>;

const likes: Readonly<Record<'safety' | 'goal' | 'opportunity' | 'chance', readonly [Statement, Statement]>> =
  {
    safety: ['safetyReserve', 'safetyOverview'],
    goal: ['goalNamed', 'goalDated'],
    opportunity: ['opportunityOffers', 'opportunityLeftover'],
    chance: ['chanceGrowth', 'chanceSwings'],
  };

/** Answers that make somebody a saver of this type. */
function answersOf(type: keyof typeof likes, answeredAt: IsoDate): object {
  const answers: Record<string, number> = {};
  for (const [first, second] of Object.values(likes)) Object.assign(answers, { [first]: 2, [second]: 3 });
  const [first, second] = likes[type];
  return { position: 0, ...answers, [first]: 4, [second]: 5, answeredAt };
}

const positionId = (sample: number, place: number) => `44444444-000${sample}-4000-8000-00000000000${place}`;

type Decision = NonNullable<NonNullable<CartPosition['decisions']>[string]['decision']>;
type Proposal = Omit<CartPosition, 'position' | 'kind' | 'decisions'>;

const positionOn = (day: IsoDate, proposal: Proposal, decision?: Decision): CartPosition => ({
  position: 0,
  kind: 'widget',
  frequency: 'monthly',
  addedOn: day,
  ...proposal,
  ...(decision !== undefined &&
    proposal.personId !== undefined && { decisions: { [proposal.personId]: { decision, decidedOn: day } } }),
});

/** "Später" is a task under the position's own id, as the cart makes it. */
const stillToDecide = (title: string, writtenAt: string, dueOn: IsoDate) => ({
  position: 1,
  kind: 'task',
  text: `Warenkorb: über „${title}“ noch entscheiden`,
  writtenAt,
  dueOn,
});

const version = '10/2026';
const [lena, jonas, aylin, clara, henrik, sofie, gerd, helga, nadine] = [
  personId(1, 1),
  personId(2, 1),
  personId(2, 2),
  personId(3, 1),
  personId(4, 1),
  personId(4, 2),
  personId(5, 1),
  personId(5, 2),
  personId(6, 1),
];

const weights = {
  must: ['doctorChoice', 'chiefPhysician', 'dentures', 'psychotherapy'],
  important: [
    'medicines',
    'aids',
    'room',
    'dentalTreatment',
    'prophylaxis',
    'glasses',
    'worldwide',
    'upgrade',
    'relief',
  ],
} as const;

/**
 * The talks of all of them, on the day on which the demo is made: nothing in them is overdue when it is first shown.
 */
function talksOn(day: IsoDate): Readonly<Record<SampleNumber, SampleTalk>> {
  const followUpOn = addMonths(day, 1);
  const writtenAt = `${day}T15:30:00.000Z`;
  const position = (proposal: Proposal, decision?: Decision) => positionOn(day, proposal, decision);
  const saver = (type: keyof typeof likes) => answersOf(type, day);
  return {
    1: {
      saverType: { [lena]: saver('goal') },
      cartPositions: {
        [positionId(1, 1)]: position(
          {
            personId: lena,
            title: 'BU Klassik',
            topic: 'work',
            line: 'disability',
            company: 'Muster Versicherung (fiktiv)',
            productId: 'bu-klassik',
            productVersion: version,
            premium: euros(21),
            benefit: euros(750),
            benefitKind: 'monthly',
            benefitUntilAge: 67,
            reason: 'Lena hat keine private Absicherung; im Ernstfall fehlen 724 € im Monat.',
            followUpOn,
          },
          'later',
        ),
      },
      recap: {
        [positionId(1, 2)]: {
          position: 0,
          kind: 'task',
          text: 'Renteninfo mitbringen',
          writtenAt,
          ownerId: lena,
          dueOn: followUpOn,
        },
        [positionId(1, 1)]: stillToDecide('BU Klassik', writtenAt, followUpOn),
      },
    },
    2: {
      saverType: { [jonas]: saver('goal'), [aylin]: saver('safety') },
      cartPositions: {
        [positionId(2, 1)]: position(
          {
            personId: aylin,
            title: 'BU Klassik',
            topic: 'work',
            line: 'disability',
            company: 'Muster Versicherung (fiktiv)',
            productId: 'bu-klassik',
            productVersion: version,
            premium: euros(38),
            benefit: euros(550),
            benefitKind: 'monthly',
            benefitUntilAge: 67,
            reason: 'Fällt Aylin dauerhaft aus, fehlen 533 € im Monat.',
          },
          'accepted',
        ),
        [positionId(2, 2)]: {
          ...position(
            {
              personId: jonas,
              title: 'Risikoleben Konstant',
              topic: 'death',
              line: 'termLife',
              company: 'Beispiel Leben (fiktiv)',
              productId: 'risikoleben',
              productVersion: version,
              premium: euros(16),
              benefit: euros(200_000),
              benefitKind: 'sum',
              reason: 'Die Familie braucht 400.140 €, abgesichert sind 200.000 €.',
            },
            'accepted',
          ),
          position: 1,
        },
      },
    },
    3: {
      saverType: { [clara]: saver('opportunity') },
      cartPositions: {
        [positionId(3, 1)]: position({
          personId: clara,
          title: 'Basisrente ETF',
          topic: 'oldAge',
          line: 'basicPension',
          company: 'Demo Direkt (fiktiv)',
          productId: 'basis-etf',
          productVersion: version,
          premium: euros(600),
          reason: 'Bis 10.800 € im Jahr spart die Basisrente weitere 2.279 € Steuern.',
        }),
        [positionId(3, 2)]: {
          ...position(
            {
              personId: clara,
              title: 'Risikoleben Konstant',
              topic: 'death',
              line: 'termLife',
              company: 'Beispiel Leben (fiktiv)',
              productId: 'risikoleben',
              productVersion: version,
              premium: euros(8),
              benefit: euros(70_000),
              benefitKind: 'sum',
              reason: 'Mia soll bis zum Ende ihrer Ausbildung versorgt sein.',
            },
            'accepted',
          ),
          position: 1,
        },
      },
      recap: {
        [positionId(3, 3)]: {
          position: 0,
          kind: 'note',
          text: 'Ex-Partner nicht erwähnen',
          visibility: 'internal',
          inReport: false,
          writtenAt,
        },
      },
    },
    4: {
      saverType: { [henrik]: saver('safety'), [sofie]: saver('chance') },
      cartPositions: {
        [positionId(4, 1)]: position(
          {
            personId: henrik,
            title: 'Dienst Plus',
            topic: 'work',
            line: 'disability',
            company: 'Phantasia Leben (fiktiv)',
            productId: 'bu-dienstunfaehigkeit',
            productVersion: version,
            premium: euros(53),
            benefit: euros(1_350),
            benefitKind: 'monthly',
            benefitUntilAge: 67,
            reason: 'Wird Henrik dienstunfähig, fehlen 1.341 € im Monat.',
            followUpOn,
          },
          'later',
        ),
      },
      recap: { [positionId(4, 1)]: stillToDecide('Dienst Plus', writtenAt, followUpOn) },
    },
    5: {
      saverType: { [gerd]: saver('safety'), [helga]: saver('safety') },
      cartPositions: {
        [positionId(5, 1)]: position(
          {
            personId: gerd,
            title: 'Pflege Monatsgeld',
            topic: 'care',
            line: 'care',
            company: 'Muster Krankenversicherung (fiktiv)',
            productId: 'pflege-monat',
            productVersion: version,
            premium: euros(116),
            benefit: euros(800),
            benefitKind: 'monthly',
            reason: 'Gerd hat, anders als Helga, keine private Pflegeversicherung.',
            decisionReason: 'zu teuer',
          },
          'declined',
        ),
      },
      recap: {
        [positionId(5, 2)]: {
          position: 0,
          kind: 'task',
          text: 'Vorsorgevollmacht',
          writtenAt,
          ownerId: gerd,
        },
      },
    },
    6: {
      saverType: { [nadine]: saver('chance') },
      healthWishes: {
        [nadine]: {
          position: 0,
          weights: {
            ...Object.fromEntries(weights.must.map((wish) => [wish, 'must'])),
            ...Object.fromEntries(weights.important.map((wish) => [wish, 'important'])),
          },
          chosen: ['start', 'komfort', 'premium'],
        },
      },
    },
  };
}

export const talkOf = (sample: SampleNumber, day: IsoDate): SampleTalk => talksOn(day)[sample];

/** Household 2 as it was on the day of its last annual review: Jonas earned less, and less was put by. */
export function lastYearOf2(): { sections: Pick<SampleTalk, 'incomes' | 'assets'>; appointmentId: string } {
  const { incomes, assets, appointments } = sampleHousehold(2).sections;
  const then: Readonly<Record<string, number>> = { callMoney: euros(4_000), currentAccount: euros(1_500) };
  const [held = randomUUID()] = Object.keys(appointments.items);
  return {
    appointmentId: held,
    sections: {
      incomes: Object.fromEntries(
        Object.entries(incomes.items).map(([id, one]) => [
          id,
          one.kind === 'salary' && one.personId === jonas ? { ...one, net: euros(3_065) } : one,
        ]),
      ),
      assets: Object.fromEntries(
        Object.entries(assets.items).map(([id, one]) => [id, { ...one, value: then[one.kind] ?? one.value }]),
      ),
    },
  };
}
