import { formatMoney } from '@vp-digital/core/reference/format';
import { useUiText } from '../text';
import { colours } from '../theme/colours';
import hidden from '../atoms/VisuallyHidden.module.css';
import classes from './Waterfall.module.css';
import { type WaterfallBar, type WaterfallStep, waterfallBars } from './waterfallBars';

export interface WaterfallProps {
  /** What the table shows, as a sentence: "Vom Haushaltsnetto zum freien Betrag, monatlich". */
  label: string;
  steps: readonly WaterfallStep[];
  /** "€ mtl." */
  unit: string;
  /** Default `whole` euros. */
  fraction?: 'cents' | 'whole' | undefined;
}

/** How one amount becomes another: a table whose middle column draws it. */
export function Waterfall({ label, steps, unit, fraction = 'whole' }: WaterfallProps) {
  const { t, language } = useUiText();
  const { bars, zero } = waterfallBars(steps);
  return (
    <div className={classes['place']}>
      <table className={classes['waterfall']}>
        <caption className={hidden['hidden']}>{label}</caption>
        <thead className={hidden['hidden']}>
          <tr>
            <th scope="col">{t('waterfall.item')}</th>
            <th scope="col">{t('waterfall.share')}</th>
            <th scope="col">{t('waterfall.amount', { unit })}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.step.key} data-kind={bar.step.kind}>
              <th scope="row">{bar.step.label}</th>
              <td className={classes['bar']}>
                <Bar bar={bar} zero={zero} />
              </td>
              <td className={classes['amount']}>
                {bar.step.amount === undefined ? '–' : formatMoney(bar.signed, language, { fraction })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Bar({ bar, zero }: { bar: WaterfallBar; zero: number }) {
  return (
    <svg className={classes['picture']} width="100%" height="24" aria-hidden focusable="false">
      <rect x={`${bar.from}%`} width={`${bar.width}%`} y="2" height="20" {...fillOf(bar)} />
      {bar.step.kind !== 'start' && bar.step.kind !== 'end' && (
        <rect x={`${bar.level}%`} width="1" y="-8" height="40" fill={colours['line-2']} />
      )}
      {zero > 0 && <rect x={`${zero}%`} width="1" y="-8" height="40" fill={colours['ink-2']} />}
    </svg>
  );
}

/** A balance below zero is a finding: amber, not red. */
function fillOf({ step, signed }: WaterfallBar) {
  switch (step.kind) {
    case 'deduction':
      return { fill: colours['role-deduction'] };
    case 'addition':
      return { fill: colours['role-free'], stroke: colours['role-free-outline'] };
    case 'start':
    case 'end':
      return { fill: signed < 0 ? colours['warning-border'] : colours['role-actual'] };
  }
}
