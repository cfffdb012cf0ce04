import { energyClasses, type Home, homeKinds, propertyKinds } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Card, Columns, NumberField, SelectField, Stack, TextField } from '@vp-digital/core/ui';
import type { LivingSituationData } from '../../shared/living-situation/data';
import { useHome } from './useHome';

/** Years from today in which a home may still be under construction. */
const building = 3;

/** What kind of home it is: the same for tenants and owners. */
export function HomeCard({ data, home }: { data: LivingSituationData; home: Home }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation' });
  const { t: code } = useTranslation('household/housing');
  const editor = useHome(data);
  const rooms = editor.field('roomHalves', t('field.roomHalves'));
  const thisYear = Number(useHost().clock.today().slice(0, 4));
  return (
    <Card title={t('home.title')}>
      <Stack gap="medium">
        <Columns>
          <SelectField
            {...editor.choice('kind', t('homeKind'))}
            options={homeKinds.map((value) => ({ value, label: code(`kind.${value}`) }))}
            onChange={(kind) => kind && editor.setKind(kind)}
          />
          <SelectField
            {...editor.choice('property', t('field.property'))}
            emptyLabel="–"
            options={propertyKinds.map((value) => ({ value, label: code(`property.${value}`) }))}
          />
        </Columns>
        <Columns>
          <NumberField
            {...editor.field('area', t('field.area'))}
            name="wohnflaeche"
            unit="m²"
            min={8}
            max={2_000}
          />
          <NumberField
            {...rooms}
            value={home.roomHalves === undefined ? undefined : home.roomHalves / 2}
            onChange={(number) => rooms.onChange(number === undefined ? undefined : Math.round(number * 2))}
            hint={t('home.halfRooms')}
            decimals={1}
            step={0.5}
            min={0.5}
            max={50}
          />
        </Columns>
        <Columns>
          <NumberField {...editor.field('occupants', t('field.occupants'))} min={1} max={50} />
          <NumberField
            {...editor.field('constructionYear', t('field.constructionYear'))}
            grouped={false}
            min={1_800}
            max={thisYear + building}
          />
        </Columns>
        <Columns>
          <TextField {...editor.field('heating', t('field.heating'))} maxLength={40} />
          <SelectField
            {...editor.choice('energyClass', t('field.energyClass'))}
            emptyLabel="–"
            options={energyClasses.map((value) => ({ value, label: code(`energyClass.${value}`) }))}
          />
        </Columns>
      </Stack>
    </Card>
  );
}
