import type { Income, NetEstimate } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Figure, MoneyField, Row, SegmentedChoice } from '@vp-digital/core/ui';
import { AssumedTaxes } from './AssumedTaxes';
import { isPension, unusualIncome } from '../../shared/income/incomeKinds';
import { MissingFacts } from './MissingFacts';
import classes from './NetField.module.css';
import type { NetMeaning } from './incomePapers';
import type { IncomeEditor } from './useIncome';

/** A payslip that differs more than this from the estimate is worth a second look. */
const tolerance = 0.08;

export interface NetFieldProps {
  income: Income;
  estimate: NetEstimate;
  editor: IncomeEditor;
  meaning: NetMeaning;
  /** The gross amount, once entered: net cannot be higher. */
  most: number | undefined;
}

/** Net as on the payslip, or estimated from gross; the payslip always wins. */
export function NetField({ income, estimate, editor, meaning, most = 1_000_000_00 }: NetFieldProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { t: code } = useTranslation('household/incomes');
  const paperOf = (kind: Income['kind']) =>
    isPension(kind)
      ? t('net.from.pension')
      : kind === 'officialPay' || kind === 'profit'
        ? t(`net.from.${kind}`)
        : code('netFrom.payslip');
  const warning = useDifference(income, estimate);
  return (
    <>
      {estimate.kind !== 'notApplicable' && (
        <SegmentedChoice
          label={t('field.net')}
          wide
          options={[
            { value: 'estimate', label: code('netFrom.estimate') },
            { value: 'payslip', label: paperOf(income.kind) },
          ]}
          value={income.netFrom}
          onChange={editor.setNetFrom}
        />
      )}
      {income.netFrom === 'estimate' && estimate.kind !== 'notApplicable' ? (
        <Estimated estimate={estimate} personId={income.personId} />
      ) : (
        <MoneyField
          {...editor.field('net', t('field.net'))}
          hideLabel={estimate.kind !== 'notApplicable'}
          name={`netto-${income.personId}`}
          hint={meaning && t(`netMeaning.${meaning}`)}
          unit={t('euroMonthly')}
          unusualFrom={unusualIncome}
          min={0}
          max={most}
          onChange={editor.setNet}
          warning={warning}
        />
      )}
    </>
  );
}

interface EstimatedProps {
  estimate: Exclude<NetEstimate, { kind: 'notApplicable' }>;
  personId: string;
}

function Estimated({ estimate, personId }: EstimatedProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { money } = useFormat();
  if (estimate.kind === 'missing') return <MissingFacts facts={estimate.facts} personId={personId} />;
  return (
    <div className={classes['estimated']}>
      <Row spread>
        <span className={classes['caption']}>{t('net.estimated')}</span>
        <Figure value={money(estimate.net, { unit: 'none' })} unit={t('euroMonthly')} certainty="estimated" />
      </Row>
      <AssumedTaxes estimate={estimate} personId={personId} />
    </div>
  );
}

function useDifference({ net, netFrom }: Income, estimate: NetEstimate): string | undefined {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { euros, percent } = useFormat();
  if (netFrom !== 'payslip' || net === undefined || estimate.kind !== 'estimated') return undefined;
  if (estimate.of === 'pension') return undefined; // what is paid out is before the income tax of the year
  // no tax class was entered that could be wrong, and a spouse's income would change the tax
  if (estimate.of === 'pay' ? estimate.usualTaxClass : estimate.basicTariff) return undefined;
  const expected = estimate.net;
  const difference = Math.abs(net - expected) / expected;
  if (!(difference > tolerance)) return undefined;
  return t(estimate.of === 'pay' ? 'net.differs' : 'net.differsProfit', {
    share: percent(difference, { maximumDecimals: 0 }),
    estimate: euros(expected),
  });
}
