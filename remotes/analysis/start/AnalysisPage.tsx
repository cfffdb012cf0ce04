import { absencesWords } from '@vp-digital/core/household/words/absences';
import { assetsWords } from '@vp-digital/core/household/words/assets';
import { completenessWords } from '@vp-digital/core/household/words/completeness';
import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { employmentsWords } from '@vp-digital/core/household/words/employments';
import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { housingWords } from '@vp-digital/core/household/words/housing';
import { liabilitiesWords } from '@vp-digital/core/household/words/liabilities';
import { personsWords } from '@vp-digital/core/household/words/persons';
import { questionnaireWords } from '@vp-digital/core/household/words/questionnaire';
import { taxProfilesWords } from '@vp-digital/core/household/words/taxProfiles';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePart } from '@vp-digital/core/micro-app';
import { LoadingPage } from '@vp-digital/core/parts';

export { texts } from './texts';

export const words = [
  absencesWords,
  completenessWords,
  housingWords,
  employmentsWords,
  taxProfilesWords,
  contractsWords,
  assetsWords,
  expensesWords,
  liabilitiesWords,
  personsWords,
  questionnaireWords,
];

/** It computes what the rail beside every page does, and comes in one file with it. */
const view = { load: () => import(/* webpackChunkName: "areas" */ './AnalysisView') };

/** By way of this page and its view: the customer's counts the same facts and says the same of the quick check. */
export const customer = async () => (await view.load()).customer();

/** Analyse-Start: how far the household is recorded, and what is next. */
export default function AnalysisPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'start' });
  const View = usePart(view)?.default;
  return View ? <View /> : <LoadingPage name={t('name')} />;
}
