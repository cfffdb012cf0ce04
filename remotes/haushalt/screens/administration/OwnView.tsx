import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Card, DataList, Row, Stack, Switch } from '@vp-digital/core/ui';
import { useOwnPreferences } from '../../shared/preferences/useOwnPreferences';
import { useFavouriteHouseholds } from '../../shared/preferences/useFavouriteHouseholds';

/** What the advisor has set up for herself that shows in this household; nothing before it is known. */
export function OwnView({ householdId }: { householdId: string }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.view' });
  const preferences = useOwnPreferences();
  const favourites = useFavouriteHouseholds(preferences);
  const { data, change, hasFailed } = preferences;
  if (!data || !change) return undefined;
  const isArranged = data.tiles !== undefined || (data.hiddenTiles ?? []).length > 0;
  const { toggle } = favourites;
  return (
    <Card kind="advisor" title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        {hasFailed && <Alert tone="negative" title={t('failed')} announce />}
        {toggle && (
          <Switch
            writes={false}
            label={t('favourite')}
            value={favourites.has(householdId)}
            onChange={() => toggle(householdId)}
          />
        )}
        <Switch
          writes={false}
          label={t('list')}
          value={data.listAfterSearch ?? false}
          onChange={(listAfterSearch) => void change((current) => ({ ...current, listAfterSearch }))}
        />
        <DataList items={[{ key: 'tiles', label: t('tiles'), value: t(isArranged ? 'own' : 'template') }]} />
        {isArranged && (
          <Row>
            <Button onClick={() => void change(({ tiles: _, hiddenTiles: __, ...others }) => others)}>
              {t('reset')}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
