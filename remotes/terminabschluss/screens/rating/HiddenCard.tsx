import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Chip, DataList } from '@vp-digital/core/ui';

export interface HiddenCardProps {
  answered: readonly { id: string; name: string; isHandedIn: boolean }[];
}

/** While the appointment goes on nobody reads an answer: only who has handed in. */
export function HiddenCard({ answered }: HiddenCardProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  return (
    <Card title={t('hidden.title')} caption={t('hidden.caption')}>
      <DataList
        items={answered.map(({ id, name, isHandedIn }) => ({
          key: id,
          label: name,
          value: (
            <Chip tone={isHandedIn ? 'positive' : 'neutral'}>
              {t(isHandedIn ? 'today.closed' : 'today.open')}
            </Chip>
          ),
        }))}
      />
    </Card>
  );
}
