import { useTranslation, Trans } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useHasPermission } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { selectInRole, selectUser } from '@vp-digital/core/session';
import { Button, Card, Page, Row, Stack } from '@vp-digital/core/ui';
import { FileRights } from './FileRights';
import { missingPermission } from './missingPermission';
import { NotifyMainAdvisor } from './NotifyMainAdvisor';

export interface AccessDeniedPageProps {
  onSignOut(): void;
  /** The key of the permission that opens the page: without it that one is named. */
  permission?: string | undefined;
  /** The household wants no assistants: that is told in place of rights. */
  isToAssistants?: boolean;
}

/** Which rights are missing and who can grant them; it never says whether a household exists that is not the advisor's. */
export default function AccessDeniedPage({
  onSignOut,
  permission,
  isToAssistants = false,
}: AccessDeniedPageProps) {
  const { t } = useTranslation('household/accessDenied');
  const user = useSelector(selectUser);
  const missing = missingPermission(permission, user?.permissions ?? []);
  const inRole = useSelector(selectInRole);
  const mayOpen = useHasPermission(routes.householdSearch.permission);
  const maySearch = mayOpen && user?.fileRights.includes('search') === true; // otherwise the search is this page again
  return (
    <Page
      name={t('title')}
      headline={t(inRole ? 'headlineInRole' : isToAssistants ? 'headlineToAssistants' : 'headline')}
    >
      <Card>
        <Stack>
          {inRole || isToAssistants ? (
            <p>{t(inRole ? 'inRole' : 'toAssistants')}</p>
          ) : (
            <>
              {missing && (
                <p>
                  <Trans
                    t={t}
                    i18nKey="permission"
                    values={{ permission: t(`name.${missing}`) }}
                    components={{ name: <b /> }}
                  />
                </p>
              )}
              <FileRights granted={user?.fileRights ?? []} isAll={missing === undefined} />
              <p>{t('assign')}</p>
              <MainAdvisor name={user?.mainAdvisor?.name} />
            </>
          )}
          <Row>
            {user?.mainAdvisor && !isToAssistants && (
              <NotifyMainAdvisor user={user} mainAdvisor={user.mainAdvisor} permission={missing} />
            )}
            <Button href={routes.advisorSelection.href({})}>{t('toContext')}</Button>
            {maySearch ? (
              <Button kind="primary" href={routes.householdSearch.href({})}>
                {t('toSearch')}
              </Button>
            ) : (
              <Button kind="primary" onClick={onSignOut}>
                {t('signOut')}
              </Button>
            )}
          </Row>
        </Stack>
      </Card>
    </Page>
  );
}

/** Whom to ask for what is missing, by name when the profile says so. */
function MainAdvisor({ name }: { name: string | undefined }) {
  const { t } = useTranslation('household/accessDenied');
  if (name === undefined) return <p>{t('contact')}</p>;
  return (
    <p>
      <Trans t={t} i18nKey="contactNamed" values={{ name }} components={{ name: <b /> }} />
    </p>
  );
}
