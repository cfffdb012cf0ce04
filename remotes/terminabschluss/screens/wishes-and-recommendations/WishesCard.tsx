import { Themes } from '@vp-digital/core/forms';
import { contactRhythms, contactWays, type Cooperation } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/micro-app';
import { Card, SelectField, Stack, TextField } from '@vp-digital/core/ui';

export interface WishesCardProps {
  value: Cooperation | undefined;
  editor: EntryEditor<Cooperation>;
}

/** "Was wünschen Sie sich von mir?": rhythm, way and topics of what comes. */
export function WishesCard({ value, editor }: WishesCardProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'wishesAndRecommendations.wishes' });
  const { t: code } = useTranslation('household/cooperation');
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        <SelectField
          {...editor.choice('rhythm', t('rhythm'))}
          options={contactRhythms.map((one) => ({ value: one, label: code(`rhythm.${one}`) }))}
        />
        <SelectField
          {...editor.choice('way', t('way'))}
          options={contactWays.map((one) => ({ value: one, label: code(`way.${one}`) }))}
        />
        <Themes
          label={t('topics')}
          value={value?.topics ?? []}
          onChange={(topics) => {
            editor.set('topics', topics, t('topics'));
            editor.leave();
          }}
        />
        <TextField {...editor.field('wish', t('wish'))} lines={3} maxLength={500} />
      </Stack>
    </Card>
  );
}
