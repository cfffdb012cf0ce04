import { type ConsentPurpose, hasConsented } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import { Caption, Chip, Row, Stack, TextLink } from '@vp-digital/core/ui';
import { useConsentsQuery } from '../../../shared/consents/consentsApi';

const channels = {
  phone: 'marketingPhone',
  email: 'marketingEmail',
  messenger: 'marketingMessenger',
  post: 'marketingPost',
} as const satisfies Record<string, ConsentPurpose>;

/** By which channels a person may be sent advertising (§ 7 UWG): about what was agreed anybody is called all the same. */
export function ChannelConsents({ personId }: { personId: string }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData.consents' });
  const { t: code } = useTranslation('household/contacts');
  const householdId = useHouseholdId();
  const consents = fromQuery(useConsentsQuery(householdId));
  if (consents.status !== 'ready') return undefined;
  const { records } = consents.data;
  return (
    <Stack gap="small">
      <Caption>{t('title')}</Caption>
      <Row gap="small">
        {(Object.keys(channels) as (keyof typeof channels)[]).map((channel) => {
          const given = hasConsented(records, personId, channels[channel]);
          return (
            <Chip key={channel} tone={given ? 'positive' : 'neutral'}>
              {t(given ? 'given' : 'missing', { channel: code(`preferredChannel.${channel}`) })}
            </Chip>
          );
        })}
        <TextLink href={routes.dataProtection.href({ householdId })}>{t('change')}</TextLink>
      </Row>
    </Stack>
  );
}
