import type { HouseholdRequest, RequestDecision } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Card, Row, Stack } from '@vp-digital/core/ui';
import { useDecideRequestMutation, useWaitingRequestsQuery } from './api';
import { ConfirmedButton } from './ConfirmedButton';

/** What colleagues ask of the advisor: to take a household over, to agree to a deletion. Nothing when nobody asks. */
export function WaitingRequests() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'waiting' });
  const { data: requests = [] } = useWaitingRequestsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [decide, { isError }] = useDecideRequestMutation();
  if (requests.length === 0 && !isError) return undefined;
  return (
    <Card title={t('title')} kind="advisor">
      <Stack>
        {isError && <Alert tone="negative" title={t('failed')} announce />}
        {requests.map((request) => (
          <WaitingRequest
            key={request.requestId}
            request={request}
            onDecide={(decision) => decide({ requestId: request.requestId, body: { decision } }).unwrap()}
          />
        ))}
      </Stack>
    </Card>
  );
}

interface WaitingRequestProps {
  request: HouseholdRequest;
  onDecide(decision: RequestDecision['decision']): Promise<unknown>;
}

function WaitingRequest({ request, onDecide }: WaitingRequestProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'waiting' });
  const reasons = useTranslation('haushalt', { keyPrefix: 'administration.deletion.reasons' }).t;
  const { date, day } = useFormat();
  const { householdName: name, keptUntil, kind, reason, requestedAt, requestedBy: by } = request;
  return (
    <Stack gap="small">
      <p>
        <b>{t(`${kind}.title`, { name })}</b>
        <br />
        {t('asked', { by, date: day(requestedAt) })}
        {reason && ` · ${reasons(reason)}`}
      </p>
      <Row>
        <ConfirmedButton
          label={t(`${kind}.accept`)}
          question={t(`${kind}.question`, { name })}
          confirm={t(`${kind}.confirm`)}
          kind={kind === 'deletion' ? 'danger' : 'primary'}
          onConfirm={() => onDecide('accepted')}
        >
          <p>
            {keptUntil === undefined ? t(`${kind}.text`) : t('deletion.textKept', { date: date(keptUntil) })}
          </p>
        </ConfirmedButton>
        <ConfirmedButton
          label={t(`${kind}.decline`)}
          question={t(`${kind}.declineQuestion`, { name })}
          confirm={t(`${kind}.decline`)}
          onConfirm={() => onDecide('declined')}
        >
          <p>{t('declineText', { by })}</p>
        </ConfirmedButton>
      </Row>
    </Stack>
  );
}
