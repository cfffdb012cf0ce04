import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Caption, Card, Row, Stack } from '@vp-digital/core/ui';
import { type Decided, type TakeState, takenOf } from './useTakeStatement';

export interface ConfirmStatementProps {
  state: TakeState;
  /** What the snapshot is called that is made before. */
  label: string;
  decided: Decided;
  onConfirm(): void;
  onClose(): void;
}

/** The one step that writes, and what is kept before it. */
export function ConfirmStatement({ state, label, decided, onConfirm, onClose }: ConfirmStatementProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport.confirm' });
  const { expenses, incomes, replaced } = takenOf(decided);
  const count = expenses.length + incomes.length;
  return (
    <Card kind="advisor" title={t('title')}>
      <Stack gap="medium">
        {state === 'noSnapshot' && (
          <Alert tone="negative" announce title={t('noSnapshot.title')}>
            {t('noSnapshot.way')}
          </Alert>
        )}
        <p>
          {t('what', { count })} {replaced.length > 0 && t('replaced', { count: replaced.length })}
        </p>
        <Caption>{t('before', { label })}</Caption>
        <Row>
          <Button writes kind="primary" disabled={count === 0} loading={state === 'busy'} onClick={onConfirm}>
            {t('take', { count })}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('discard')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
