import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Stack } from '@vp-digital/core/ui';
import type { IntakeData, Told } from './data';
import { recordedOf } from './recordedOf';
import type { useToldTexts } from './useToldTexts';
import type { NoPlace } from './writeOf';

export interface AnswerTextProps {
  told: Told;
  data: IntakeData;
  texts: ReturnType<typeof useToldTexts>;
  noPlace: NoPlace | undefined;
}

/** What was told, where it belongs, and what is recorded there. */
export function AnswerText({ told, data, texts, noPlace }: AnswerTextProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.intake.answers' });
  const recorded = texts.recorded(told, recordedOf(told, data));
  return (
    <Stack gap="small">
      {t('told', { name: texts.name(told), value: texts.told(told) })}
      <Caption>{t('recorded', { place: texts.place(told), value: recorded })}</Caption>
      {noPlace && <Caption>{t(`noPlace.${noPlace}`)}</Caption>}
    </Stack>
  );
}
