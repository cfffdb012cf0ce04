import type { ShownArea } from '@vp-digital/core/figures';
import {
  adults,
  type CompletenessData,
  type FieldName,
  type Figure,
  type FigureName,
  homeEntry,
  householdNetFigure,
  livingCostsFigure,
  netWorthFigure,
  ownNetPensionFigure,
  personsInOrder,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';

/** What came out of an area: "5.450 € mtl.". */
export interface AreaFigure {
  text: string;
  /** Where the text is an amount that was computed, of what. */
  figure?: FigureName | undefined;
  /** Where the text is an amount that somebody has entered, in which field. */
  field?: FieldName | undefined;
}

/** An area in one figure, or that nothing is known of it yet. */
export function useAreaFigure(): (of: ShownArea, household: CompletenessData) => AreaFigure {
  const { t } = useTranslation('analysis', { keyPrefix: 'areas' });
  const { t: code } = useTranslation('household/housing');
  const { euros, number } = useFormat();
  const date = useHost().clock.today();
  const monthly = ({ name: figure }: Pick<Figure, 'name'>, amount: number) => ({
    figure,
    text: t('monthly', { amount: euros(amount) }),
  });
  const known = ({ area, state }: ShownArea, household: CompletenessData): AreaFigure | undefined => {
    if (state === 'empty') return undefined;
    switch (area) {
      case 'persons':
        return { text: t('persons', { count: personsInOrder(household).length }) };
      case 'housing': {
        const [, home] = homeEntry(household) ?? [];
        if (!home) return undefined;
        const kind = code(`kind.${home.kind}`);
        return { text: home.area === undefined ? kind : t('home', { kind, area: number(home.area) }) };
      }
      case 'income': {
        const net = householdNetFigure.of(household, { date });
        return net.kind === 'computed' ? monthly(householdNetFigure, net.value) : undefined;
      }
      case 'expenses': {
        const costs = livingCostsFigure.of(household, { date });
        if (costs.kind !== 'computed') return undefined;
        return monthly(livingCostsFigure, (livingCostsFigure.shown ?? livingCostsFigure.amount)(costs.value));
      }
      case 'contracts':
        return { text: t('contracts', { count: Object.keys(household.contracts.items).length }) };
      case 'pension': {
        const nets = adults(household).flatMap(({ id: personId }) => {
          const pension = ownNetPensionFigure.of(household, { personId, date });
          return pension.kind === 'computed' ? [pension.value.net] : [];
        });
        if (nets.length === 0) return undefined;
        return {
          figure: ownNetPensionFigure.name,
          text: t('pension', { amount: euros(nets.reduce((a, b) => a + b)) }),
        };
      }
      case 'wealth': {
        const worth = netWorthFigure.of(household, { date });
        if (worth.kind !== 'computed') return undefined;
        return {
          figure: netWorthFigure.name,
          text: t('wealth', { amount: euros(worth.value.shown.netWorth) }),
        };
      }
      case 'goals':
        return { text: t('goals', { count: Object.keys(household.goals.items).length }) };
    }
  };
  // who is asked for nothing lacks nothing: it is not open
  return (area, household) =>
    known(area, household) ?? { text: t(area.required === 0 ? 'notNeeded' : 'unknown') };
}
