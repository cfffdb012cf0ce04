import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { Alert, Button, Card, Row, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { AnswersCard } from './AnswersCard';
import { intakeDocuments } from './data';
import { IntakeList } from './IntakeList';
import { useIntakesQuery } from './intakesApi';
import { NewIntakeDialog } from './NewIntakeDialog';

export interface IntakeCardProps {
  /** Whether links are made. Without it the card stands only while one is open or waits. */
  canAsk: boolean;
}

/** "Kunde füllt vorab aus": the links that ask, and what came back and waits. */
export default function IntakeCard({ canAsk }: IntakeCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.intake' });
  const householdId = useHouseholdId();
  const { data: intakes = [], isError, refetch } = useIntakesQuery(householdId);
  const documents = usePageDocuments(intakeDocuments);
  const [asks, setAsks] = useState(false);
  const [hasTaken, setHasTaken] = useState(false);
  const again = () => void refetch();
  const sent = intakes.filter(({ answers }) => answers.length > 0);
  if (!canAsk && intakes.every(({ closed }) => closed !== undefined)) return undefined;
  return (
    <>
      {documents.status === 'ready' &&
        sent.map((intake) => (
          <AnswersCard
            key={intake.linkId}
            intake={intake}
            data={documents.stored}
            onTake={() => setHasTaken(true)}
            onDecided={again}
          />
        ))}
      <Card
        title={t('title')}
        caption={t('caption')}
        actions={
          <Row>
            {hasTaken && <UndoButton />}
            {canAsk && (
              <Button writes onClick={() => setAsks(true)}>
                {t('ask')}
              </Button>
            )}
          </Row>
        }
      >
        <Stack>
          {isError && (
            <Alert
              tone="warning"
              title={t('notRead')}
              action={<Button onClick={again}>{t('again')}</Button>}
            />
          )}
          <IntakeList intakes={intakes} onRevoked={again} />
        </Stack>
      </Card>
      {asks && documents.status === 'ready' && (
        <NewIntakeDialog household={documents.stored} onMade={again} onClose={() => setAsks(false)} />
      )}
    </>
  );
}
