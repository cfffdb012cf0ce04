import { knownNet, netWorth, reserve, shownFreeAmount, shownWorth } from '@vp-digital/core/household';
import type { ReportSettings } from '../report/reportSettings';
import { monthParts } from '../report/waterfallTable';
import type { Change } from './changes';
import type { Compared, ComparedData } from './pointsInTime';

const monthFigures = ['net', ...monthParts, 'free'] as const;
const worthFigures = ['assets', 'liabilities', 'netWorth'] as const;

/**
 * The figures that a household is judged by, as the report shows them: the parts of the month add up. One that needs
 * what is not recorded is undefined.
 */
export function comparedFigures(
  { before, after }: Compared,
  { t, withBalance }: Pick<ReportSettings, 't' | 'withBalance'>,
): Change[] {
  const [was, is] = [figuresOf(before), figuresOf(after)];
  const names = [...monthFigures, 'reserve' as const, ...(withBalance ? worthFigures : [])];
  return names.map((key) => {
    const [earlier, later] = [was[key], is[key]];
    const difference = earlier === undefined || later === undefined ? undefined : later - earlier;
    const unit = key === 'reserve' ? 'months' : 'euros';
    const figure = t(`compare.figure.${key}`);
    const name = isWorth(key)
      ? figure
      : t(key === 'reserve' ? 'compare.inMonths' : 'compare.monthly', { figure });
    return { key, name, unit, before: earlier, after: later, difference };
  });
}

/** What somebody owns is of no time. */
const isWorth = (key: string) => worthFigures.some((one) => one === key);

function figuresOf(data: ComparedData) {
  const { months } = reserve(data);
  const { net, free, ...spent } = shownFreeAmount(data);
  const exact = netWorth(data);
  const worth = shownWorth(exact);
  const knowsNet = knownNet(data).kind === 'computed';
  return {
    ...spent,
    net: knowsNet ? net : undefined,
    free: knowsNet ? free : undefined,
    assets: worth.assets,
    liabilities: worth.liabilities,
    netWorth: exact.waitsFor === undefined ? worth.netWorth : undefined,
    reserve: months === undefined ? undefined : Math.round(months * 10) / 10,
  };
}
