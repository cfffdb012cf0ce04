import { type WishedRail, wishedRails } from '@vp-digital/core/contracts';
import type { IsoDate } from '@vp-digital/core/finance';
import {
  adults,
  basicPensionCourse,
  basicPensionRules,
  basicPensionSavingFigure,
  type CartPosition,
  certaintyOf,
  certaintyWord,
  chosenBlocks,
  conceptBlocks,
  conceptField,
  incomeProtection,
  protectionGapFigure,
  type SectionData,
  securityPlanId,
  shortNameOf,
  withPositions,
  withProtectionConcept,
} from '@vp-digital/core/household';
import type { TextCell } from '@vp-digital/core/pdf';
import { routes } from '@vp-digital/core/reference';
import { formatMonth } from '@vp-digital/core/reference/format';
import { amountCell } from './amounts';
import { cellSaid } from './estimated';
import type { Making } from './making';
import type { ReportSettings } from './reportSettings';

/** Arbeitskraft, Basisrente, Bausparen, Vermögens- und Sicherheitsplan. */
const rails = [
  'protection',
  'basicPension',
  'building',
  'securityPlan',
] as const satisfies readonly WishedRail[];
type Rail = (typeof rails)[number];

export interface RailResult {
  rail: Rail;
  /** Of a person; of the household without. */
  name: string | undefined;
  result: TextCell | string;
}

/** From which page a position comes says which rail has worked it out. */
const railOf: Readonly<Record<string, Rail>> = {
  [routes.incomeProtectionConcept.path]: 'protection',
  [routes.basicPensionSolution.path]: 'basicPension',
  [routes.basicPensionCombination.path]: 'basicPension',
  [routes.buildingSavingsConcept.path]: 'building',
  [routes.securityPlan.path]: 'securityPlan',
};

interface Given {
  /** As the household was before: without what a position has become. */
  before: SectionData;
  date: IsoDate;
  settings: ReportSettings;
}

type Positions = readonly [string, CartPosition][];

/**
 * What the rails have worked out, of each person and rail whose proposal was put into the cart, or which was wished in the
 * report, computed anew from the snapshot by the functions of the pages. What was discarded is left out.
 */
export function railResults({ data, date, settings }: Making): RailResult[] {
  const given = { before: withoutOutcome(data), date, settings };
  const positions = Object.entries(data.cartPositions.items)
    .filter(([, { discardedOn }]) => discardedOn === undefined)
    .toSorted(([, one], [, other]) => one.position - other.position);
  return rails.flatMap((rail) => {
    const ofRail = positions.filter(([, { origin = '' }]) => railOf[origin] === rail);
    const isWished = data.recap.items[wishedRails[rail]]?.inReport ?? false;
    if (ofRail.length === 0 && !isWished) return [];
    if (rail === 'securityPlan') return [{ rail, name: undefined, result: planCell(given) }];
    const proposed = ofRail.map(([, { personId = '' }]) => personId);
    const planned = isWished
      ? adults(data).flatMap(({ id }) => (hasPlan[rail](data, id) ? [holderOf(data, rail, id)] : []))
      : [];
    const personIds = [...new Set([...proposed, ...planned])];
    return personIds.map((personId): RailResult => {
      const own = ofRail.filter(([, position]) => (position.personId ?? '') === personId);
      return { rail, name: shortNameOf(data, personId), result: resultOf[rail](personId, own, given) };
    });
  });
}

/** Whether something is planned with a person, whatever amounts it has. */
const hasPlan: Readonly<
  Record<Exclude<Rail, 'securityPlan'>, (data: SectionData, personId: string) => boolean>
> = {
  protection: ({ protectionWishes }, personId) =>
    conceptBlocks.some((block) => protectionWishes.items[personId]?.[conceptField[block]] !== undefined),
  basicPension: ({ basicPensionPlans }, personId) => {
    const { monthly, december } = basicPensionPlans.items[personId] ?? {};
    return monthly !== undefined || december !== undefined;
  },
  building: ({ buildingPlans }, personId) => {
    const { sum, rate } = buildingPlans.items[personId] ?? {};
    return sum !== undefined && rate !== undefined;
  },
};

/** In whose name it is to be. */
const holderOf = ({ buildingPlans }: SectionData, rail: Rail, personId: string): string =>
  (rail === 'building' ? buildingPlans.items[personId]?.familyMemberId : undefined) ?? personId;

const resultOf = { protection: protectionCell, basicPension: pensionCell, building: buildingCell } as const;

/** Positions are proposals again, and the contracts that they have become are none. */
function withoutOutcome(data: SectionData): SectionData {
  const made = new Set(Object.values(data.cartPositions.items).map(({ contractId }) => contractId));
  const contracts = Object.entries(data.contracts.items).filter(([id]) => !made.has(id));
  const positions = Object.entries(data.cartPositions.items).map(
    ([id, { contractId: _, ...position }]): [string, CartPosition] => [id, position],
  );
  return {
    ...data,
    contracts: { ...data.contracts, items: Object.fromEntries(contracts) },
    cartPositions: { ...data.cartPositions, items: Object.fromEntries(positions) },
  };
}

/** F17 before and after what is proposed. */
function protectionCell(personId: string, own: Positions, { before, date, settings }: Given) {
  const { t, format } = settings;
  const ids = new Set(own.map(([id]) => id));
  const proposed =
    own.length > 0 ? withPositions(before, (_, id) => ids.has(id)) : withProtectionConcept(before, personId);
  const titles =
    own.length > 0
      ? own.map(([, { title }]) => title)
      : chosenBlocks(before, personId).map(({ block }) => t(`household/contracts:line.${block}`));
  const of = (household: SectionData) => incomeProtection({ household, personId, date });
  const today = of(before);
  const then = of(proposed);
  if (today.kind !== 'computed' || then.kind !== 'computed') return t('report.simulations.missing');
  const cell = amountCell(
    t(then.value.gap > 0 ? 'report.rails.protection' : 'report.rails.protectionClosed', {
      gap: format.euros(today.value.gap),
      rest: format.euros(then.value.gap),
      titles: titles.join(', '),
    }),
    protectionGapFigure,
  );
  const certainty = certaintyOf(protectionGapFigure, before, { personId, date });
  return cellSaid(cell, certaintyWord(certainty) === 'estimated', settings);
}

/** What the tax office bears of the contribution, and what comes of it (F21, F13): a computation with assumptions. */
function pensionCell(personId: string, _: Positions, { before, date, settings }: Given) {
  const { t, format } = settings;
  const {
    monthly = 0,
    december = 0,
    startAge = basicPensionRules.startAge,
  } = before.basicPensionPlans.items[personId] ?? {};
  const terms = { monthly, december, startAge };
  const course = basicPensionCourse({ household: before, personId, date, terms });
  if (course.kind !== 'computed' || monthly + december <= 0) return t('report.simulations.missing');
  const { contributionYear, savingYear, cases } = course.value;
  const cell = amountCell(
    t('report.rails.basicPension', {
      paid: format.euros(Math.round(contributionYear / 12)),
      saved: format.euros(Math.round(savingYear / 12)),
      pension: format.euros(cases.middle.real),
      age: startAge,
    }),
    basicPensionSavingFigure,
  );
  return cellSaid(cell, true, settings);
}

/** The plan, and what its reason says of allocation and loan: they follow from the tariff of that day, which no snapshot holds. */
function buildingCell(personId: string, own: Positions, { before, settings }: Given) {
  const { t, format } = settings;
  const [, plan] =
    Object.entries(before.buildingPlans.items).find(
      ([id, { familyMemberId = id }]) => familyMemberId === personId,
    ) ?? [];
  const needed =
    plan?.needOn === undefined
      ? []
      : [t('report.rails.needed', { month: formatMonth(plan.needOn, format.language) })];
  if (own.length === 0) {
    const { text } = before.recap.items[wishedRails.building] ?? {};
    return [...(text === undefined ? [] : [text]), ...needed].join(' ');
  }
  return own
    .map(([, { targetSum, premium, reason }]) =>
      [
        targetSum === undefined || premium === undefined
          ? t('report.simulations.missing')
          : t('report.rails.building', { sum: format.euros(targetSum), rate: format.euros(premium) }),
        ...needed,
        ...(reason === undefined ? [] : [reason]),
      ].join(' '),
    )
    .join(' ');
}

/** How the money of a month is divided, what runs today included. */
function planCell({ before, settings: { t, format } }: Given) {
  const { protect, provide, wealth } = before.securityPlan.items[securityPlanId] ?? {};
  const columns = Object.entries({ protect, provide, wealth } as const).flatMap(
    ([column, amount]) =>
      amount === undefined
        ? []
        : [t(`report.rails.column.${column as 'protect'}`, { amount: format.euros(amount) })], // a key of the object above
  );
  return columns.length === 0
    ? t('report.simulations.missing')
    : t('report.rails.plan', { columns: columns.join(', ') });
}
