import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { selectInRole, selectUser } from '@vp-digital/core/session';
import { Empty, Page, Stack } from '@vp-digital/core/ui';
import { OwnProfile } from '../../shared/advisor-profile/OwnProfile';
import { ContextChoice } from './ContextChoice';
import { TakeRole } from './TakeRole';

/** For whom the advisor acts in this session; some may also take the role of somebody else for a while. */
export default function AdvisorSelectionPage() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'advisor' });
  const mayTakeRole = useHasPermission(permissions.roleImpersonation);
  const inRole = useSelector(selectInRole);
  const { slot } = useHost();
  const hasChosen = useSelector(selectUser)?.accountingContract !== undefined;
  const maySaySomething = useHasPermission(permissions.userSettings) && hasChosen;
  return (
    <Page name={t('name')} headline={t('headline')} slot={slot}>
      {inRole ? (
        <Empty>{t('inRole')}</Empty>
      ) : (
        <Stack>
          <ContextChoice asksAlways={mayTakeRole} />
          {maySaySomething && <OwnProfile />}
          {mayTakeRole && <TakeRole />}
        </Stack>
      )}
    </Page>
  );
}
