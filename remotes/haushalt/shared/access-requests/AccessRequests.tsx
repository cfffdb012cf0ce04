import type { AccessDecision, AccessRequest } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { skipToken } from '@vp-digital/core/libs/query';
import { useSelector } from '@vp-digital/core/libs/redux';
import { selectUser } from '@vp-digital/core/session';
import { Alert, Button, Card, Row, Stack, useReadOnly } from '@vp-digital/core/ui';
import { GrantButton } from './GrantButton';
import { useAccessRequestsQuery, useDecideAccessRequestMutation } from '../../api';

/** Colleagues who ask for files of this advisor; nothing while nobody does. */
export function AccessRequests() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'accessRequests' });
  const user = useSelector(selectUser);
  const readOnly = useReadOnly();
  const mayDecide = readOnly === undefined && user?.fileRights.includes('access');
  const { data: requests = [] } = useAccessRequestsQuery(mayDecide ? undefined : skipToken);
  const [decide, { isLoading, isError }] = useDecideAccessRequestMutation();
  if (requests.length === 0) return undefined;
  return (
    <Card title={t('title')} caption={t('caption')} kind="advisor">
      <Stack gap="medium">
        {isError && (
          <Alert tone="negative" title={t('failed')} announce>
            {t('failedText')}
          </Alert>
        )}
        {requests.map((request) => (
          <Request
            key={request.requestId}
            request={request}
            isBusy={isLoading}
            onDecide={(decision) => decide({ requestId: request.requestId, ...decision }).unwrap()}
          />
        ))}
      </Stack>
    </Card>
  );
}

interface RequestProps {
  request: AccessRequest;
  isBusy: boolean;
  /** Rejects when it has failed. */
  onDecide(decision: AccessDecision): Promise<unknown>;
}

function Request({ request, isBusy, onDecide }: RequestProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'accessRequests' });
  const { householdName: household, requestedBy: name, contract } = request;
  return (
    <Row spread>
      <span>{t('request', { name, contract, household })}</span>
      <Row gap="small">
        <Button disabled={isBusy} onClick={() => void onDecide({ granted: false }).catch(() => undefined)}>
          {t('refuse')}
        </Button>
        <GrantButton request={request} onGrant={(how) => onDecide({ granted: true, ...how })} />
      </Row>
    </Row>
  );
}
