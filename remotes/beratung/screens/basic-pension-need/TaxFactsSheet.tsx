import { euros as wholeEuros } from '@vp-digital/core/finance';
import { basicPensionEffect, taxUnits } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, DataList, MoneyField, SideSheet, Stack } from '@vp-digital/core/ui';
import type { PensionPerson } from '../../shared/pension/data';

export interface TaxFactsSheetProps extends PensionPerson {
  id: string;
  opened: boolean;
  onClose(): void;
}

/** Angaben (station 2): what the tax depends on. The same facts as in the analysis; what follows from others is shown only. */
export function TaxFactsSheet({ data, person, ...sheet }: TaxFactsSheetProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionNeed.facts' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  const value = data.taxProfiles.items[person.id];
  const profile = useEntry({ section: 'taxProfiles', id: person.id, value, blank: {}, of: person.name });
  const effect = basicPensionEffect({ household: data, personId: person.id, date, contributionYear: 0 });
  const unit = taxUnits(data).find(({ personIds }) => personIds.some((id) => id === person.id));
  const personal = (sections: string) =>
    routes.personalDataSections.href({ householdId, id: person.id, sections });
  return (
    <SideSheet {...sheet} title={t('title', { name: person.name })}>
      <Stack gap="medium">
        <MoneyField
          {...profile.field('taxableIncome', t('taxableIncome'))}
          name="zve"
          unit={t('perYear')}
          hint={t('taxableIncomeHint')}
          min={0}
          max={wholeEuros(10_000_000)}
        />
        <DataList
          items={[
            {
              key: 'estimate',
              label: t('counted'),
              value: effect.kind === 'computed' ? euros(effect.value.taxableIncomeBefore) : t('unknown'),
            },
            {
              key: 'statutory',
              label: t('statutory'),
              value:
                effect.kind === 'computed' && effect.value.untoldContributions === 'none'
                  ? euros(effect.value.effect.deduction.usedByStatutory)
                  : t('unknown'),
            },
            { key: 'joint', label: t('joint'), value: t(unit?.couple ? 'yes' : 'no') },
          ]}
        />
        <p>{t('elsewhere')}</p>
        <p>
          <Button href={personal('forderdaten')}>{t('toTax')}</Button>
        </p>
        <p>
          <Button href={personal('stammdaten')}>{t('toStatus')}</Button>
        </p>
      </Stack>
    </SideSheet>
  );
}
