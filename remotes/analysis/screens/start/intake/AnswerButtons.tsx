import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Row, VisuallyHidden } from '@vp-digital/core/ui';

export interface AnswerButtonsProps {
  name: string;
  busy: boolean;
  hasPlace: boolean;
  onTake(): void;
  onLeaveOut(): void;
}

/** The two ways to decide about an answer. */
export function AnswerButtons({ name, busy, hasPlace, onTake, onLeaveOut }: AnswerButtonsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.intake.answers' });
  return (
    <Row gap="small">
      <Button writes size="compact" disabled={busy || !hasPlace} onClick={onTake}>
        {t('take')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button writes size="compact" kind="quiet" disabled={busy} onClick={onLeaveOut}>
        {t('leaveOut')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Row>
  );
}
