import { type Cents, roundHalfUp, shareRounded } from '../core';
import { type BuildingSavingsContract, LONGEST_SAVING } from './contract';

export interface SavingMonth {
  /** From 1. */
  month: number;
  contribution: Cents;
  extraPayment: Cents;
  interest: Cents;
  /** At the end of the month; below zero while the fee is not yet earned back. */
  balance: Cents;
  valuationNumber: number;
}

export interface SavingPhase {
  /** Taken from the balance at the start; 0 for a running contract. */
  fee: Cents;
  months: SavingMonth[];
  /** True when the last month meets both conditions of the tariff. */
  isAllocated: boolean;
}

/**
 * Month by month: interest on a positive balance (rounded to cents), then the month's payments.
 * It ends in the month in which minimum balance and target valuation number are both reached.
 */
export function savingPhase(contract: BuildingSavingsContract): SavingPhase {
  const { tariff, sum } = contract;
  const fee = contract.currentBalance === undefined ? shareRounded(sum, tariff.feeRate) : 0;
  const minimum = shareRounded(sum, tariff.minimumBalance);
  const target = tariff.valuation?.target ?? 0;

  const months: SavingMonth[] = [];
  let balance = (contract.currentBalance ?? 0) - fee;
  let valuationNumber = contract.currentValuationNumber ?? 0;
  let isAllocated = balance >= minimum && valuationNumber >= target;
  for (let month = 1; !isAllocated && month <= LONGEST_SAVING; month += 1) {
    const interest = roundHalfUp((Math.max(0, balance) * tariff.savingsRate) / 12);
    const contribution = contributionOf(contract, month);
    const extraPayment = extraPaymentOf(contract, month);
    balance += interest + contribution + extraPayment;
    valuationNumber += valuationGain(contract, balance, interest);
    months.push({ month, contribution, extraPayment, interest, balance, valuationNumber });
    isAllocated = balance >= minimum && valuationNumber >= target;
  }
  return { fee, months, isAllocated };
}

function contributionOf(contract: BuildingSavingsContract, month: number): Cents {
  const change = contract.contributionChanges?.findLast(({ fromMonth }) => fromMonth <= month);
  return change?.monthlyContribution ?? contract.monthlyContribution;
}

function extraPaymentOf(contract: BuildingSavingsContract, month: number): Cents {
  const payments = contract.extraPayments?.filter((payment) => payment.month === month);
  return payments?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
}

function valuationGain({ tariff, sum }: BuildingSavingsContract, balance: Cents, interest: Cents): number {
  if (!tariff.valuation) return 0;
  const merit = tariff.valuation.basis === 'interest' ? interest : Math.max(0, balance);
  return (merit * tariff.valuation.factor) / sum;
}
