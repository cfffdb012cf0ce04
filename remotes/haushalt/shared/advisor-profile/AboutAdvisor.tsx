import type { ActingAdvisor } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadedState, fromQuery } from '@vp-digital/core/parts';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Alert, DataList, Row, Stack, TextLink } from '@vp-digital/core/ui';
import { useActingAdvisorQuery } from './api';
import { PortraitPicture } from './PortraitPicture';
import { missingAtFirst } from './profileFacts';

/** The advisor's details in the Erstinformation, and what is missing from them. */
export function AboutAdvisor() {
  return (
    <LoadedState result={fromQuery(useActingAdvisorQuery())}>
      {(advisor) => <Profile advisor={advisor} />}
    </LoadedState>
  );
}

function Profile({ advisor: { name, isOwn, profile } }: { advisor: ActingAdvisor }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents.advisor' });
  const { t: word } = useTranslation('haushalt', { keyPrefix: 'advisorProfile' });
  const { list } = useFormat();
  const maySay = useHasPermission(permissions.userSettings) && isOwn;
  const missing = missingAtFirst(profile);
  const place = [profile.postalCode, profile.city].filter((part) => part !== undefined).join(' ');
  const lines = {
    name: [name, profile.company].filter((part) => part !== undefined).join(', '),
    address: [profile.street, place].filter(Boolean).join(', '),
    telephone: profile.telephone,
    email: profile.email,
    status: profile.status && word(`status.${profile.status}`),
    registerNumber: profile.registerNumber,
    investmentNumber: profile.investmentNumber,
    investmentScopes:
      profile.investmentScopes && list(profile.investmentScopes.map((one) => word(`scope.${one}`))),
    remuneration: profile.remuneration && list(profile.remuneration.map((one) => word(`paidBy.${one}`))),
    // empty means none, once the rest is complete
    holdings: profile.holdings ?? (missing.length === 0 ? t('noHoldings') : undefined),
    complaintOffice: profile.complaintOffice,
  };
  return (
    <Stack gap="small">
      <Row>
        {profile.portrait !== undefined && (
          <PortraitPicture portrait={profile.portrait} alt={t('portrait', { name })} />
        )}
        <DataList
          items={Object.entries(lines).flatMap(
            ([key, value]) =>
              value === undefined || value === ''
                ? []
                : [{ key, label: t(`line.${key as keyof typeof lines}`), value }], // its own keys
          )}
        />
      </Row>
      {maySay && missing.length > 0 && (
        <Alert
          tone="warning"
          title={t('missing', { count: missing.length })}
          action={
            <TextLink href={`${routes.advisorSelection.href({})}?fokus=${missing[0]}`}>
              {t('complete')}
            </TextLink>
          }
        />
      )}
    </Stack>
  );
}
