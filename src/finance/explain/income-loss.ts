import type { DeathCapitalNeed, SickPay } from '../income-loss';
import { lawForYear } from '../law';
import { cents, type Explanation, type ExplanationSection, rate, stepsOf } from './explanation';
import type { ExplanationKey } from './texts';

/** How statutory sick pay came about (F16). */
export function explainSickPay(result: SickPay): Explanation<ExplanationKey> {
  const { line, info, total } = stepsOf<ExplanationKey>(result.year);
  const { sickPay, pensionInsurance, unemploymentInsurance } = lawForYear(result.year);
  const month = cents(result.month);
  const day: ExplanationSection<ExplanationKey> = {
    key: 'sickPayOfDay',
    steps: [
      line('countedPayDay', cents(result.countedPayDay), '§ 47 (1), (6) SGB V'),
      line('grossLimit', cents(result.grossLimitDay), '§ 47 (1) SGB V', '{pay} × {share}', {
        pay: cents(result.countedPayDay),
        share: rate(sickPay.grossShare),
      }),
      line('netLimit', cents(result.netLimitDay), '§ 47 (1) SGB V'),
      total('sickPayDay', cents(result.day), '§ 47 (1) SGB V'),
    ],
  };
  const { pension, unemployment, care } = result.contributions;
  const ofMonth: ExplanationSection<ExplanationKey> = {
    key: 'sickPayOfMonth',
    steps: [
      line('sickPayMonth', month, '§ 47 (1) SGB V', '{day} × 30', { day: cents(result.day) }),
      line('sickPayPension', cents(-pension), '§ 170 SGB VI', '{month} × {rate}', {
        month,
        rate: rate(pensionInsurance.rate / 2),
      }),
      line('sickPayUnemployment', cents(-unemployment), '§ 347 SGB III', '{month} × {rate}', {
        month,
        rate: rate(unemploymentInsurance.rate / 2),
      }),
      line('sickPayCare', cents(-care), '§ 59 SGB XI', '{month} × {rate}', {
        month,
        rate: rate(result.care.employeeRate),
      }),
      total('sickPayNet', cents(result.netMonth), ''),
      info('sickPayGap', cents(result.gapMonth), ''),
    ],
  };
  return { key: 'sickPay', year: result.year, sections: [day, ofMonth] };
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
