import type { Home } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, WhollyKnown } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Card, Columns, HintList, SelectField, Stack, TextLink } from '@vp-digital/core/ui';
import { YesNoField } from '../../shared/fields/YesNoField';
import type { LivingSituationData } from '../../shared/living-situation/data';
import { protectionHints } from './protectionHints';
import { useHome } from './useHome';

const floodZones = ['1', '2', '3', '4'] as const;

/** What is about the home that wants insurance, and what of it is insured. */
export function ProtectionCard({ data, home }: { data: LivingSituationData; home: Home }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation' });
  const contracts = routes.contracts.href({ householdId: useHouseholdId() });
  const editor = useHome(data);
  const hints = protectionHints(home, data);
  const zone = editor.choice('floodZone', t('field.floodZone'));
  return (
    <Card title={t('protection.title')}>
      <Stack gap="medium">
        <Stack gap="medium">
          <Columns kind="fields">
            <YesNoField {...editor.choice('naturalHazardsCover', t('field.naturalHazardsCover'))} />
            <SelectField
              {...zone}
              hint={t('floodZoneHint')}
              value={zone.value === undefined ? undefined : String(zone.value)}
              onChange={(chosen) => zone.onChange(chosen === undefined ? undefined : Number(chosen))}
              emptyLabel={t('floodZoneUnknown')}
              options={floodZones.map((value) => ({ value, label: t(`floodZone.${value}`) }))}
            />
          </Columns>
          <Columns kind="fields">
            <YesNoField {...editor.choice('glazing', t('field.glazing'))} hint={t('glazingHint')} />
            <YesNoField {...editor.choice('pets', t('field.pets'))} />
          </Columns>
          {home.kind === 'owned' && (
            <Columns kind="fields">
              <YesNoField {...editor.choice('photovoltaics', t('field.photovoltaics'))} />
              <YesNoField {...editor.choice('oilTank', t('field.oilTank'))} />
            </Columns>
          )}
        </Stack>
        <WhollyKnown documents={['contracts']}>
          {hints.length > 0 && (
            <HintList
              hints={hints.map((key) => ({
                key,
                title: t(`hint.${key}.title`),
                text: t(`hint.${key}.text`),
              }))}
            />
          )}
          <p>
            <TextLink href={contracts}>{t('protection.toContracts')}</TextLink>
          </p>
        </WhollyKnown>
      </Stack>
    </Card>
  );
}
