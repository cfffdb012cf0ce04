import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Caption, Card, Row, Stack } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import type { TakeState } from './useSnapshotFirst';

export interface ConfirmProps {
  state: TakeState;
  /** What the snapshot is called that is made before. */
  label: string;
  /** So many are written. */
  count: number;
  /** Why they cannot be, in words. */
  hindered?: string | undefined;
  /** What else comes of it. */
  children?: ReactNode;
  onConfirm(): void;
  onClose(): void;
}

/** The one step that writes, and what is kept before it. */
export function Confirm({ state, label, count, hindered, children, onConfirm, onClose }: ConfirmProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'fileImport.confirm' });
  return (
    <Card kind="advisor" title={t('title')}>
      <Stack gap="medium">
        {state === 'noSnapshot' && (
          <Alert tone="negative" announce title={t('noSnapshot.title')}>
            {t('noSnapshot.way')}
          </Alert>
        )}
        <p>
          {t('what', { count })} {children}
        </p>
        {hindered !== undefined && <Alert tone="warning" title={hindered} />}
        <Caption>{t('before', { label })}</Caption>
        <Row>
          <Button
            writes
            kind="primary"
            disabled={count === 0 || hindered !== undefined}
            loading={state === 'busy'}
            onClick={onConfirm}
          >
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
