import {
  type Cents,
  type EmployeeHealthInsurance,
  type GrossToNetInput,
  lawFor,
  type IsoDate,
} from '@vp-digital/core/finance';
import type { Income, SectionData } from '../documents';
import { incomesOf } from './ownIncome';
import { isOnOwnAccount, type People } from './people';

/** Pay of a first job, or a pension of a former employer: the tax class on the card belongs to it. */
const firstPay = ['salary', 'officialPay', 'civilServicePension'] as const;

/** Whether pay is taxed by class VI: that of a second job beside the first one (§ 38b (1) sentence 2 Nr. 6 EStG). */
export const isSecondPay = (household: Pick<SectionData, 'incomes'>, { kind, personId }: Income): boolean =>
  kind === 'sideJob' && incomesOf(household, personId, firstPay).length > 0;

interface SideJob {
  household: People;
  income: Income;
  date: IsoDate;
  /** By a Minijob nobody becomes a member of a fund. */
  isMinijob: boolean;
  input: Pick<GrossToNetInput, 'employment' | 'pensionInsured' | 'unemploymentInsured'> & {
    health: EmployeeHealthInsurance;
  };
}

/**
 * What is different about contributions on a side job that is no Minijob: the transition zone belongs to the sum of both
 * jobs (§ 20 (2) SGB IV), nothing is due in a branch whose ceiling the first pay has reached (§ 22 (2) SGB IV), and health
 * insurance that exists already goes on: a private one, or that of who works mainly on own account (§ 5 (5) SGB V).
 */
export function asSecondJob({ household, income, date, isMinijob, input }: SideJob): SideJob['input'] {
  if (income.kind !== 'sideJob' || isMinijob) return input;
  const { personId } = income;
  const { healthInsurance, pensionInsurance } = lawFor(date).law;
  const main = incomesOf(household, personId, ['salary']);
  const gross = main.reduce<Cents>((sum, one) => sum + (one.gross ?? 0), 0);
  const isElsewhere =
    input.health.kind === 'private' ||
    isOnOwnAccount(household, personId) ||
    gross >= healthInsurance.ceilingMonth;
  const mayPay = gross < pensionInsurance.ceilingMonth;
  return {
    ...input,
    ...(main.length > 0 && { employment: 'regular' }),
    pensionInsured: input.pensionInsured !== false && mayPay,
    unemploymentInsured: input.unemploymentInsured !== false && mayPay,
    health: isElsewhere ? { kind: 'elsewhere' } : input.health,
  };
}
