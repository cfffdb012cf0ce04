import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Caption, Card, Stack } from '@vp-digital/core/ui';
import type { BuildingPersonData } from '../../shared/building/data';
import { premiumOf } from '../../shared/building/subsidiesOf';

/** Wohnungsbauprämie of the year with the planned rate, or why there is none. */
export function SubsidyCard({ data, person }: BuildingPersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.subsidy' });
  const { euros } = useFormat();
  const today = useHost().clock.today();
  const { rate, extraYear = 0, familyMemberId = person.id } = data.buildingPlans.items[person.id] ?? {};
  const holderId = familyMemberId in data.persons.items ? familyMemberId : person.id;
  const premium = rate === undefined ? undefined : premiumOf(data, holderId, 12 * rate + extraYear, today);
  return (
    <Card title={t('title')}>
      <Stack gap="small">
        {premium === undefined && <p>{t('noRate')}</p>}
        {premium?.kind === 'missing' && <p>{t('missing')}</p>}
        {premium?.kind === 'known' && (
          <p>
            {t(`outcome.${premium.outcome}`, { amount: euros(premium.premium), limit: euros(premium.limit) })}
          </p>
        )}
        <Caption>{t('note')}</Caption>
      </Stack>
    </Card>
  );
}
