import { absencesWords } from '@vp-digital/core/household/words/absences';
import { accountModelWords } from '@vp-digital/core/household/words/accountModel';
import { appointmentRatingsWords } from '@vp-digital/core/household/words/appointmentRatings';
import { appointmentsWords } from '@vp-digital/core/household/words/appointments';
import { assetsWords } from '@vp-digital/core/household/words/assets';
import { bankAccountsWords } from '@vp-digital/core/household/words/bankAccounts';
import { contactsWords } from '@vp-digital/core/household/words/contacts';
import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { employmentsWords } from '@vp-digital/core/household/words/employments';
import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { goalsWords } from '@vp-digital/core/household/words/goals';
import { housingWords } from '@vp-digital/core/household/words/housing';
import { incomesWords } from '@vp-digital/core/household/words/incomes';
import { liabilitiesWords } from '@vp-digital/core/household/words/liabilities';
import { needDecisionsWords } from '@vp-digital/core/household/words/needDecisions';
import { personsWords } from '@vp-digital/core/household/words/persons';
import { recapWords } from '@vp-digital/core/household/words/recap';
import { statutoryPensionsWords } from '@vp-digital/core/household/words/statutoryPensions';
import { subsidyFactsWords } from '@vp-digital/core/household/words/subsidyFacts';
import { taxProfilesWords } from '@vp-digital/core/household/words/taxProfiles';
import german from '@vp-digital/locales/de/haushalt/export.json';
import { texts as consentTexts } from '../../consents/texts';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/haushalt/export.json'),
};

/** A household is told as a whole: what the codes of all its documents are called, and its consents. */
export const words = [
  consentTexts,
  personsWords,
  employmentsWords,
  taxProfilesWords,
  incomesWords,
  expensesWords,
  contractsWords,
  assetsWords,
  liabilitiesWords,
  goalsWords,
  housingWords,
  statutoryPensionsWords,
  subsidyFactsWords,
  appointmentRatingsWords,
  recapWords,
  contactsWords,
  bankAccountsWords,
  appointmentsWords,
  absencesWords,
  needDecisionsWords,
  accountModelWords,
];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'haushalt/export': typeof german;
  }
}
