import type { PersonWords } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';

/** What this area calls the basic data of a person, and says when something of them is wrong. */
export function usePersonWords(): PersonWords {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  return {
    label: (field) => t(`field.${field}`),
    problem: (problem, label) => t(`add.problem.${problem}`, { label }),
  };
}
