import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { type FileRight, fileRights, routes } from '@vp-digital/core/reference';
import { selectUser } from '@vp-digital/core/session';
import { Button, Card, Page, PositiveIcon, Row, Stack, WarningIcon } from '@vp-digital/core/ui';
import classes from './AccessDenied.module.css';

/** The page in place of one that the rights do not suffice for; it never says whether the household exists. */
export function AccessDenied() {
  const { t } = useTranslation('app', { keyPrefix: 'accessDenied' });
  const user = useSelector(selectUser);
  return (
    <Page name={t('title')} lead={t('lead')}>
      <Card>
        <Stack>
          <p>{t('rights')}</p>
          <ul className={classes['rights']}>
            {fileRights.map((right) => (
              <Right key={right} right={right} granted={user?.fileRights.includes(right) ?? false} />
            ))}
          </ul>
          <p>{t('assign')}</p>
          <p>{t('contact')}</p>
          <Row>
            <Button kind="primary" href={routes.householdSearch.href({})}>
              {t('toSearch')}
            </Button>
          </Row>
        </Stack>
      </Card>
    </Page>
  );
}

function Right({ right, granted }: { right: FileRight; granted: boolean }) {
  const { t } = useTranslation('app', { keyPrefix: 'accessDenied' });
  const Symbol = granted ? PositiveIcon : WarningIcon;
  return (
    <li className={classes['right']} data-granted={granted}>
      <Symbol size={20} stroke={1.75} aria-hidden />
      <b>{t(`right.${right}`)}</b>
      <span>{granted ? t('granted') : t('missing')}</span>
    </li>
  );
}
