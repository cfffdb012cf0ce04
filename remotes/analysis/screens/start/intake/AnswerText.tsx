import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Stack } from '@vp-digital/core/ui';
import type { NoPlace } from './writeOf';

export interface AnswerTextProps {
  name: string;
  value: string;
  place: string;
  recorded: string;
  note: NoPlace | 'additional' | undefined;
}

/** The customer's answer, where it belongs, and what is recorded there. */
export function AnswerText({ name, value, place, recorded, note }: AnswerTextProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.intake.answers' });
  return (
    <Stack gap="small">
      {t('told', { name, value })}
      <Caption>{t('recorded', { place, value: recorded })}</Caption>
      {note && <Caption>{t(note === 'additional' ? note : `noPlace.${note}`)}</Caption>}
    </Stack>
  );
}
