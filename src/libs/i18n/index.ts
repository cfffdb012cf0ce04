import type absences from '@vp-digital/locales/de/household/absences.json';
import type accessDenied from '@vp-digital/locales/de/household/accessDenied.json';
import type snapshots from '@vp-digital/locales/de/household/snapshots.json';
import type accountModel from '@vp-digital/locales/de/household/accountModel.json';
import type judgedNeeds from '@vp-digital/locales/de/household/judgedNeeds.json';
import type needDecisions from '@vp-digital/locales/de/household/needDecisions.json';
import type appointmentRatings from '@vp-digital/locales/de/household/appointmentRatings.json';
import type appointments from '@vp-digital/locales/de/household/appointments.json';
import type assets from '@vp-digital/locales/de/household/assets.json';
import type bankAccounts from '@vp-digital/locales/de/household/bankAccounts.json';
import type common from '@vp-digital/locales/de/household/common.json';
import type completeness from '@vp-digital/locales/de/household/completeness.json';
import type customer from '@vp-digital/locales/de/household/customer.json';
import type contacts from '@vp-digital/locales/de/household/contacts.json';
import type contracts from '@vp-digital/locales/de/household/contracts.json';
import type employments from '@vp-digital/locales/de/household/employments.json';
import type expenses from '@vp-digital/locales/de/household/expenses.json';
import type figures from '@vp-digital/locales/de/household/figures.json';
import type figureTexts from '@vp-digital/locales/de/household/figureTexts.json';
import type goals from '@vp-digital/locales/de/household/goals.json';
import type healthConsent from '@vp-digital/locales/de/household/healthConsent.json';
import type housing from '@vp-digital/locales/de/household/housing.json';
import type incomes from '@vp-digital/locales/de/household/incomes.json';
import type liabilities from '@vp-digital/locales/de/household/liabilities.json';
import type persons from '@vp-digital/locales/de/household/persons.json';
import type recap from '@vp-digital/locales/de/household/recap.json';
import type sortableRows from '@vp-digital/locales/de/household/sortableRows.json';
import type statutoryPensions from '@vp-digital/locales/de/household/statutoryPensions.json';
import type subsidyFacts from '@vp-digital/locales/de/household/subsidyFacts.json';
import type taxProfiles from '@vp-digital/locales/de/household/taxProfiles.json';
import type twoAccountsIdea from '@vp-digital/locales/de/household/twoAccountsIdea.json';
import type whatIf from '@vp-digital/locales/de/household/whatIf.json';

/** The only place where i18next and react-i18next are imported: exactly the names in use. */
export { createInstance, type i18n as I18n, type TFunction } from 'i18next';
export { I18nContext, I18nextProvider, initReactI18next, Trans, useTranslation } from 'react-i18next';

/**
 * The German texts that stand in folders, by their file: `'analysis/income'`. A page adds its own beside the line that
 * imports them, so that `t` knows their keys and no list of screens has to.
 */
export interface TextFiles {
  'household/absences': typeof absences;
  'household/accessDenied': typeof accessDenied;
  'household/accountModel': typeof accountModel;
  'household/judgedNeeds': typeof judgedNeeds;
  'household/needDecisions': typeof needDecisions;
  'household/snapshots': typeof snapshots;
  'household/appointmentRatings': typeof appointmentRatings;
  'household/appointments': typeof appointments;
  'household/assets': typeof assets;
  'household/bankAccounts': typeof bankAccounts;
  'household/completeness': typeof completeness;
  'household/contacts': typeof contacts;
  'household/contracts': typeof contracts & typeof common;
  'household/customer': typeof customer;
  'household/employments': typeof employments;
  'household/expenses': typeof expenses & typeof common;
  'household/figures': typeof figures;
  'household/figureTexts': typeof figureTexts;
  'household/goals': typeof goals;
  'household/healthConsent': typeof healthConsent;
  'household/housing': typeof housing;
  'household/incomes': typeof incomes;
  'household/liabilities': typeof liabilities;
  'household/persons': typeof persons;
  'household/recap': typeof recap;
  'household/sortableRows': typeof sortableRows;
  'household/statutoryPensions': typeof statutoryPensions;
  'household/subsidyFacts': typeof subsidyFacts;
  'household/taxProfiles': typeof taxProfiles;
  'household/twoAccountsIdea': typeof twoAccountsIdea;
  'household/whatIf': typeof whatIf;
}
