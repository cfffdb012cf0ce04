import type { QuickQuestion } from '@vp-digital/core/household';
import type { ComponentType } from 'react';
import { HomeQuestion } from './HomeQuestion';
import { JobQuestion } from './JobQuestion';
import { LivingCostsQuestion } from './LivingCostsQuestion';
import { PayQuestion } from './PayQuestion';
import { PensionQuestion } from './PensionQuestion';
import { PostalCodeQuestion } from './PostalCodeQuestion';
import type { QuestionProps } from './question';
import { SavingRateQuestion } from './SavingRateQuestion';
import { SavingsQuestion } from './SavingsQuestion';
import { ChurchTaxQuestion, TaxClassQuestion } from './TaxQuestions';
import { WishQuestion } from './WishQuestion';

/** What each question is answered by. */
export const questions: Readonly<Record<QuickQuestion, ComponentType<QuestionProps>>> = {
  postalCode: PostalCodeQuestion,
  pay: PayQuestion,
  home: HomeQuestion,
  savingRate: SavingRateQuestion,
  savings: SavingsQuestion,
  occupation: JobQuestion,
  taxClass: TaxClassQuestion,
  churchTax: ChurchTaxQuestion,
  partnersPay: PayQuestion,
  livingCosts: LivingCostsQuestion,
  pension: PensionQuestion,
  wish: WishQuestion,
};
