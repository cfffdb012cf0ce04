import type { ConsentRequest, HouseholdConsents } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useDispatch } from '@vp-digital/core/libs/redux';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import type { ServiceError } from '@vp-digital/core/services';
import { revisionSeen } from '@vp-digital/core/session';
import { useToasts } from '@vp-digital/core/ui';
import { useRecordConsentMutation } from '../../shared/consents/api';

export interface Recording {
  /** Records an action, informs the shell and other areas, and answers whether it was recorded. */
  record(request: ConsentRequest): Promise<boolean>;
  busy: boolean;
  /** Why the last attempt failed. */
  failure: 'refused' | 'failed' | undefined;
}

/** Sends every action to the service, and informs those who need to know. */
export function useRecord(): Recording {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  const householdId = useHouseholdId();
  const { clock, shell } = useHost();
  const dispatch = useDispatch();
  const toasts = useToasts();
  const [send, { isLoading, error }] = useRecordConsentMutation();
  const record = async (request: ConsentRequest) => {
    const { data } = await send({ householdId, request });
    if (!data) return false;
    for (const { personId, consentId, action, at } of actionsOf(data, request))
      shell.send('updatedConsent', { personId, consentId, granted: action === 'given', at });
    const savedAt = clock.now().toISOString();
    for (const [document, version] of Object.entries(data.versions ?? {}))
      dispatch(revisionSeen({ householdId, document, version, savedAt }));
    const topics = topicsOf(request).map((topic) => t(`topic.${topic}`));
    toasts.show({ tone: 'positive', text: t('record.done', { topics: topics.join(', ') }) });
    return true;
  };
  const kind = (error as ServiceError | undefined)?.kind; // our base query's error type
  const failure = kind === undefined ? undefined : kind === 'invalid' ? 'refused' : 'failed';
  return { record, busy: isLoading, failure };
}

const topicsOf = (request: ConsentRequest) =>
  request.action === 'withdrawn' ? [request.topic] : request.topics.map(({ topic }) => topic);

/** The records just created by a consent or its withdrawal: the last ones of its topics. */
const actionsOf = ({ records }: HouseholdConsents, request: ConsentRequest) =>
  request.action === 'handedOver'
    ? []
    : topicsOf(request).flatMap(
        (topic) =>
          records.filter((one) => one.personId === request.personId && one.topic === topic).at(-1) ?? [],
      );
