import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { fileRights, routes } from '@vp-digital/core/reference';
import { selectUser } from '@vp-digital/core/session';
import { Button, Card, Icon, Page, Row, Stack } from '@vp-digital/core/ui';

/** The page in place of one that the rights do not suffice for; it never says whether the household exists. */
export function AccessDenied() {
  const { t } = useTranslation('app', { keyPrefix: 'accessDenied' });
  const user = useSelector(selectUser);
  return (
    <Page name={t('title')} lead={t('lead')}>
      <Card>
        <Stack>
          <p>{t('rights')}</p>
          <ul>
            {fileRights.map((right) => (
              <li key={right}>
                <Row>
                  <Icon name={user?.fileRights.includes(right) ? 'positive' : 'warning'} />
                  {t(`right.${right}`)}
                </Row>
              </li>
            ))}
          </ul>
          <p>{t('assign')}</p>
          <p>{t('contact')}</p>
          <Row>
            <Button variant="primary" href={routes.householdSearch.href({})}>
              {t('toSearch')}
            </Button>
          </Row>
        </Stack>
      </Card>
    </Page>
  );
}
