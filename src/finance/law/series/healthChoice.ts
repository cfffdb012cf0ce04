import { type Cents, euros, type Rate } from '../../core';
import { type Sourced, seen, unverified } from '../lawSource';

/** What the law says to those who choose between statutory and private health insurance. */
interface HealthChoiceRules {
  /** Age in years from which the way back into a statutory fund is practically closed. */
  returnAge: number;
  /**
   * Surcharge on the private health premium for old age: from the start of the year after the first birthday named
   * here until the end of the year of the second.
   */
  ageingSurcharge: Rate;
  ageingSurchargeAfterAge: number;
  ageingSurchargeUntilAge: number;
  /** Part of the second half of working life that pensioners have to have been in a fund for the KVdR. */
  pensionerPriorShare: Rate;
  /** The pension insurance adds at most this part of a private premium. */
  pensionSubsidyShare: Rate;
  /** Highest Selbstbeteiligung of a year. */
  highestDeductibleYear: Cents;
  /** Beihilfe of the Federation: active, with two children or more, pensioner, partner, child. The states differ. */
  aidActive: Rate;
  aidTwoChildren: Rate;
  aidPensioner: Rate;
  /** Of a partner with next to no income of their own. */
  aidPartner: Rate;
  aidChild: Rate;
  /** Children are in the family insurance until this age, at most. */
  familyInsuranceUntilAge: number;
}

/** Rules that do not change from year to year. */
export const healthChoiceRules: Sourced<HealthChoiceRules> = {
  returnAge: 55,
  ageingSurcharge: 0.1,
  ageingSurchargeAfterAge: 21,
  ageingSurchargeUntilAge: 60,
  pensionerPriorShare: 0.9,
  pensionSubsidyShare: 0.5,
  highestDeductibleYear: euros(5_000),
  aidActive: 0.5,
  aidTwoChildren: 0.7,
  aidPensioner: 0.7,
  aidPartner: 0.7,
  aidChild: 0.8,
  familyInsuranceUntilAge: 25,
  source: {
    returnAge: unverified('§ 6 (3a) SGB V'),
    ageingSurcharge: seen('§ 149 VAG', 'brokers’ portals'),
    ageingSurchargeAfterAge: seen('§ 149 VAG', 'brokers’ portals'),
    ageingSurchargeUntilAge: seen('§ 149 VAG', 'brokers’ portals'),
    pensionerPriorShare: unverified('§ 5 (1) Nr. 11 SGB V'),
    pensionSubsidyShare: unverified('§ 106 (3) SGB VI'),
    highestDeductibleYear: unverified('§ 193 (3) VVG'),
    aidActive: unverified('§ 46 (2) BBhV'),
    aidTwoChildren: unverified('§ 46 (3) BBhV'),
    aidPensioner: unverified('§ 46 (2) BBhV'),
    aidPartner: unverified('§ 46 (2) BBhV'),
    aidChild: unverified('§ 46 (2) BBhV'),
    familyInsuranceUntilAge: unverified('§ 10 (2) SGB V'),
  },
};
