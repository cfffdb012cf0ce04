import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Empty, Switch } from '@vp-digital/core/ui';
import { memo } from 'react';
import type { OwnPreferences } from '../../shared/preferences/useOwnPreferences';

export interface PrivateListProps {
  preferences: OwnPreferences;
  /** The list is not shown before somebody searches. */
  isHidden: boolean;
}

/** Whether households are listed before somebody searches: a customer may be looking on. */
export const PrivateList = memo(function PrivateList({ preferences, isHidden }: PrivateListProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  const { data, change, hasFailed } = preferences;
  return (
    <>
      {isHidden && <Empty>{t('hidden')}</Empty>}
      {hasFailed && (
        <Alert tone="negative" title={t('notKept')} announce>
          {t('notKeptText')}
        </Alert>
      )}
      {data && change && (
        <Switch
          writes={false}
          label={t('listAfterSearch')}
          hint={t('listAfterSearchHint')}
          value={data.listAfterSearch ?? false}
          onChange={(listAfterSearch) => void change((current) => ({ ...current, listAfterSearch }))}
        />
      )}
    </>
  );
});
