import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PkvPage } from '../module/PkvPage';
import { StartView } from './StartView';

/** PKV: Start (station 1). Whether a person may be privately insured, and what that means for the family. */
export default function StartPage() {
  const { t } = useTranslation('pkv');
  return <PkvPage name={t('start.name')} View={StartView} />;
}
