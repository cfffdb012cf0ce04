import { LoadedState } from '@vp-digital/core/parts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card } from '@vp-digital/core/ui';
import { ProfileFields } from './ProfileFields';
import { useOwnProfile } from './useOwnProfile';

/** What the signed-in person says of herself to customers. */
export function OwnProfile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'advisor.profile' });
  const { result, ...profile } = useOwnProfile();
  return (
    <Card title={t('title')} caption={t('caption')}>
      <LoadedState result={result}>{(data) => <ProfileFields data={data} {...profile} />}</LoadedState>
    </Card>
  );
}
