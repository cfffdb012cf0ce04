import type { AccessDecision, AccessRequest, AccessScope } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { DateField, SegmentedChoice } from '@vp-digital/core/ui';
import { useState } from 'react';
import { ConfirmedButton } from './ConfirmedButton';

export interface GrantButtonProps {
  request: AccessRequest;
  onGrant(how: Pick<AccessDecision, 'scope' | 'until'>): Promise<unknown>;
}

const scopes: readonly AccessScope[] = ['read', 'write'];

/** Opens a file: for reading as long as nothing more is said, and until a day where one is given. */
export function GrantButton({
  request: { householdName: household, requestedBy: name, contract },
  onGrant,
}: GrantButtonProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'accessRequests' });
  const today = useHost().clock.today();
  const [scope, setScope] = useState<AccessScope>('read');
  const [until, setUntil] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  const forget = () => {
    setScope('read');
    setUntil(undefined);
    setUnreadable(false);
  };
  return (
    <ConfirmedButton
      label={t('grant')}
      question={t('question', { household })}
      confirm={t('confirm')}
      failed={t('failed')}
      incomplete={isUnreadable}
      onConfirm={() => onGrant({ scope, ...(until !== undefined && { until }) })}
      onClose={forget}
    >
      <p>{t('whom', { name, contract })}</p>
      <SegmentedChoice
        label={t('scope.label')}
        options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
        value={scope}
        onChange={setScope}
      />
      <DateField
        label={t('until')}
        hint={t('untilHint')}
        min={today}
        value={until}
        onChange={(day) => {
          setUntil(day);
          setUnreadable(false);
        }}
        onInvalid={() => setUnreadable(true)}
      />
    </ConfirmedButton>
  );
}
