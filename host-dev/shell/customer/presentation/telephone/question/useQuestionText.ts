import type { TelephoneQuestion } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';

/** A question as the advisor reads it. */
export function useQuestionText(): (question: TelephoneQuestion) => string {
  const { t } = useTranslation('shell', { keyPrefix: 'telephoneQuestion.question' });
  return (question) =>
    question.kind === 'importance' ? t('importance', { title: question.title }) : t(question.kind);
}
