import type { DeathCapitalNeed, SickPay } from '../income-loss';
import { lawForYear } from '../law';
import { cents, type Explanation, type ExplanationSection, rate, stepsOf } from './explanation';
import type { ExplanationKey } from './texts';

/** How statutory sick pay came about (F16). */
export function explainSickPay(result: SickPay): Explanation<ExplanationKey> {
  const { line, info, total } = stepsOf<ExplanationKey>(result.year);
  const { pensionInsurance, unemploymentInsurance } = lawForYear(result.year);
  const month = cents(result.month);
  const { pension, unemployment, care } = result.contributions;
  const half = (insurance: { rate: number }) => ({ month, rate: rate(insurance.rate / 2) });
  const ofPension = line(
    'sickPayPension',
    cents(-pension),
    '§ 170 SGB VI',
    '{month} × {rate}',
    half(pensionInsurance),
  );
  const ofUnemployment = line(
    'sickPayUnemployment',
    cents(-unemployment),
    '§ 347 SGB III',
    '{month} × {rate}',
    half(unemploymentInsurance),
  );
  const ofMonth: ExplanationSection<ExplanationKey> = {
    key: 'sickPayOfMonth',
    of: 'month',
    steps: [
      line('sickPayMonth', month, '§ 47 (1) SGB V', '{day} × 30', { day: cents(result.day) }),
      ...(pension > 0 ? [ofPension] : []),
      ...(unemployment > 0 ? [ofUnemployment] : []),
      line('sickPayCare', cents(-care), '§ 59 SGB XI', '{month} × {rate}', {
        month,
        rate: rate(result.care.employeeRate),
      }),
      total('sickPayNet', cents(result.netMonth), ''),
      info('sickPayGap', cents(result.gapMonth), ''),
    ],
  };
  return { key: 'sickPay', year: result.year, sections: [dayOf(result), ofMonth] };
}

/** The self-employed have a profit and no net pay that limits it (§ 47 (4) sentence 2 SGB V). */
function dayOf(result: SickPay): ExplanationSection<ExplanationKey> {
  const { info, total } = stepsOf<ExplanationKey>(result.year);
  const pay = cents(result.countedPayDay);
  const values = { pay, share: rate(lawForYear(result.year).sickPay.grossShare) };
  const day = cents(result.day);
  const steps =
    result.status === 'self-employed'
      ? [
          info('countedProfitDay', pay, '§ 47 (4), (6) SGB V'),
          total('sickPayOfProfit', day, '§ 47 (1) SGB V', '{pay} × {share}', values),
        ]
      : [
          info('countedPayDay', pay, '§ 47 (1), (6) SGB V'),
          info('grossLimit', cents(result.grossLimitDay), '§ 47 (1) SGB V', '{pay} × {share}', values),
          info('netLimit', cents(result.netLimitDay), '§ 47 (1) SGB V'),
          total('sickPayDay', day, '§ 47 (1) SGB V'),
        ];
  return { key: 'sickPayOfDay', of: 'day', steps };
}

/** How the capital needed on death came about (F18). No law stands behind it: it is the trade's rule of thumb. */
export function explainDeathCapitalNeed({
  result,
  year,
}: {
  result: DeathCapitalNeed;
  /** Shown as the year of the calculation. */
  year: number;
}): Explanation<ExplanationKey> {
  const { line, info, total } = stepsOf<ExplanationKey>(year);
  const need: ExplanationSection<ExplanationKey> = {
    key: 'deathNeed',
    of: 'once',
    steps: [
      line('openDebts', cents(result.debts), ''),
      line('bridgingIncome', cents(result.bridging), ''),
      line('childrenNeed', cents(result.children), ''),
      line('creditableAssets', cents(-result.creditableAssets), ''),
      total('capitalNeed', cents(result.need), ''),
      info('existingCover', cents(result.existingCover), ''),
      info('coverGap', cents(result.gap), ''),
    ],
  };
  return { key: 'deathCapital', year, sections: [need] };
}
