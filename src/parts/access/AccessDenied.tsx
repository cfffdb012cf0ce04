import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { routes } from '@vp-digital/core/reference';
import { selectUser } from '@vp-digital/core/session';
import { Button, Card, Page, Row, Stack } from '@vp-digital/core/ui';
import { FileRights } from './FileRights';
import { MainAdvisor } from './MainAdvisor';
import { NotifyMainAdvisor } from './NotifyMainAdvisor';

/** The page in place of one that the rights do not suffice for; it never says whether the household exists. */
export function AccessDenied() {
  const { t } = useTranslation('app', { keyPrefix: 'accessDenied' });
  const user = useSelector(selectUser);
  return (
    <Page name={t('title')} lead={t('lead')}>
      <Card>
        <Stack>
          <FileRights granted={user?.fileRights ?? []} />
          <p>{t('assign')}</p>
          <MainAdvisor name={user?.mainAdvisor?.name} />
          <Row>
            {user?.mainAdvisor && <NotifyMainAdvisor user={user} mainAdvisor={user.mainAdvisor} />}
            <Button href={routes.advisorSelection.href({})}>{t('toContext')}</Button>
            <Button kind="primary" href={routes.householdSearch.href({})}>
              {t('toSearch')}
            </Button>
          </Row>
        </Stack>
      </Card>
    </Page>
  );
}
