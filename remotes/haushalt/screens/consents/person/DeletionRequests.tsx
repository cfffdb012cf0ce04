import type { DeletionRequest } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import {
  Alert,
  Button,
  Caption,
  Card,
  Chip,
  Row,
  Stack,
  type SumColumn,
  SumTable,
} from '@vp-digital/core/ui';
import { useWithdrawDeletionMutation } from '../../../shared/consents/api';
import type { PersonLine } from '../lines';

export interface DeletionRequestsProps {
  requests: readonly DeletionRequest[];
  persons: readonly PersonLine[];
}

/** Who wants to be forgotten, since when, and what became of it. */
export function DeletionRequests({ requests, persons }: DeletionRequestsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents.deletion' });
  const { dateTime, day } = useFormat();
  const householdId = useHouseholdId();
  const [withdraw, { isLoading, isError }] = useWithdrawDeletionMutation();
  if (requests.length === 0) return undefined;
  const whose = ({ personId }: DeletionRequest) =>
    personId === undefined ? t('all') : (persons.find(({ id }) => id === personId)?.name ?? '–');
  const columns: SumColumn<DeletionRequest>[] = [
    {
      kind: 'text',
      key: 'request',
      header: t('list'),
      hideHeader: true,
      cell: (request) => (
        <Stack gap="small">
          {t('of', { whose: whose(request), at: dateTime(request.requestedAt), by: request.requestedBy })}
          <Caption>{request.reason}</Caption>
          <Row>
            <Chip tone={request.state === 'requested' ? 'warning' : 'neutral'}>
              {t(`state.${request.state}`, { at: request.decidedAt ? day(request.decidedAt) : '' })}
            </Chip>
          </Row>
        </Stack>
      ),
    },
    {
      kind: 'text',
      key: 'action',
      header: t('withdraw'),
      hideHeader: true,
      cell: (request) =>
        request.state === 'requested' && (
          <Button
            writes
            size="compact"
            disabled={isLoading}
            aria-label={t('withdrawOf', { whose: whose(request) })}
            onClick={() => void withdraw({ householdId, requestId: request.requestId })}
          >
            {t('withdraw')}
          </Button>
        ),
    },
  ];
  return (
    <Card title={t('list')} kind="advisor">
      {isError && <Alert tone="negative" title={t('notWithdrawn')} announce />}
      <SumTable
        caption={t('list')}
        columns={columns}
        rows={requests.toReversed()}
        rowKey={({ requestId }) => requestId}
      />
    </Card>
  );
}
