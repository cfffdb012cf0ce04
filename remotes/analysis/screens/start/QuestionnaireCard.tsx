import type { CompletenessData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Card, Row } from '@vp-digital/core/ui';
import { useQuestionnaireFile } from './useQuestionnaireFile';

/** "Fragebogen als PDF", to be given along or sent ahead: blank, or with what is known. */
export function QuestionnaireCard({ household }: { household: CompletenessData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.questionnaire.card' });
  const { make, busy, failed } = useQuestionnaireFile();
  return (
    <Card
      title={t('title')}
      caption={failed ? t('failed') : t('caption')}
      actions={
        <Row>
          <Button loading={busy} onClick={() => void make(undefined)}>
            {t('blank')}
          </Button>
          <Button loading={busy} onClick={() => void make(household)}>
            {t('filled')}
          </Button>
        </Row>
      }
    />
  );
}
