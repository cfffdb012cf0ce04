import type { RecapEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Checkbox, SelectField, TextField } from '@vp-digital/core/ui';
import type { ComponentProps } from 'react';
import { type AdviceTopic, useAdviceTopics } from './useAdviceTopics';

interface AdviceFieldsProps {
  kind: RecapEntry['kind'];
  isInternal: boolean;
  /** How the mark is kept, and the reason. */
  mark: Pick<ComponentProps<typeof Checkbox>, 'value' | 'onChange'>;
  reason: Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'error'>;
  /** What it is about. */
  topic: AdviceTopic;
  onTopic(topic: AdviceTopic): void;
}

/** Whether a note or a decision says what was advised, on what, and why. Nothing for a task, and for what never leaves. */
export function AdviceFields({ kind, isInternal, mark, reason, topic, onTopic }: AdviceFieldsProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const topics = useAdviceTopics();
  if (kind === 'task' || isInternal) return undefined;
  return (
    <>
      <Checkbox {...mark} label={t('isAdvice')} hint={t('isAdviceHint')} />
      {mark.value && (
        <>
          <SelectField
            label={t('adviceTopic')}
            options={topics.options}
            value={topics.keyOf(topic)}
            emptyLabel={t('noTopic')}
            placeholder={t('noTopic')}
            onChange={(key) => {
              const chosen = topics.of(key);
              onTopic({ adviceTopic: chosen.topic, ownerId: chosen.personId });
            }}
          />
          <TextField {...reason} label={t('adviceReason')} lines={2} maxLength={1000} />
        </>
      )}
    </>
  );
}
