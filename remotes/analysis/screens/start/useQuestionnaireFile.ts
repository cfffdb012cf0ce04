import type { CompletenessData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { saveFile } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useState } from 'react';
import type { QuestionnaireWords } from './report/words';

/** The questionnaire as PDF, made in a worker and saved under a name that says nothing of anybody. */
export function useQuestionnaireFile() {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.questionnaire' });
  const code = useCodes();
  const format = useFormat();
  const { clock, sink } = useHost();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const make = async (known: CompletenessData | undefined) => {
    setState('busy');
    try {
      const { questionnairePdf } = await import('./report/questionnairePdf');
      const day = clock.today();
      const content = { known, day, at: clock.now().toISOString() };
      const { bytes } = await questionnairePdf(content, { t, code, format });
      saveFile(bytes, { name: t('file', { day }), type: 'application/pdf' });
      setState('idle');
    } catch (error) {
      sink.error(error, { area: 'analysis', version: '', during: 'pdf' });
      setState('failed');
    }
  };
  return { make, busy: state === 'busy', failed: state === 'failed' };
}

function useCodes(): QuestionnaireWords['code'] {
  const { t } = useTranslation();
  return (document, key) => t(`${key}` as never, { ns: `household/${document}` });
}
