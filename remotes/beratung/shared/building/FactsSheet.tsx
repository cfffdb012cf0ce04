import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { Caption, MoneyField, SideSheet, Stack } from '@vp-digital/core/ui';
import type { BuildingPersonData } from './data';

export interface FactsSheetProps extends BuildingPersonData {
  id: string;
  opened: boolean;
  onClose(): void;
}

/** Angaben: the taxable income on which premium and allowance depend. */
export function FactsSheet({ data, person: { id: personId, name }, ...sheet }: FactsSheetProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.facts' });
  const profile = useEntry({
    section: 'taxProfiles',
    id: personId,
    value: data.taxProfiles.items[personId],
    blank: {},
    of: name,
  });
  return (
    <SideSheet {...sheet} title={t('title', { name })}>
      <Stack gap="medium">
        <MoneyField
          {...profile.field('taxableIncome', t('taxableIncome'))}
          unit={t('aYear')}
          hint={t('taxableIncomeHint')}
        />
        <Caption>{t('together')}</Caption>
      </Stack>
    </SideSheet>
  );
}
