import { type Home, housingWishes } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, Columns, NumberField, SelectField, Stack, TextLink } from '@vp-digital/core/ui';
import type { LivingSituationData } from '../../shared/living-situation/data';
import { useHome } from './useHome';

/** Years that a wish may lie ahead. */
const ahead = 40;

/** Whether the household wants to stay or to live otherwise, and when. */
export function WishCard({ data, home }: { data: LivingSituationData; home: Home }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation' });
  const { t: code } = useTranslation('household/housing');
  const editor = useHome(data);
  const thisYear = Number(useHost().clock.today().slice(0, 4));
  const wish = editor.choice('wish', t('field.wish'));
  const goals = routes.wishesAndGoals.href({ householdId: useHouseholdId() });
  const isMoving = home.wish !== undefined && home.wish !== 'stay';
  return (
    <Card title={t('wish.title')}>
      <Stack gap="medium">
        <Columns>
          <SelectField
            {...wish}
            emptyLabel="–"
            options={housingWishes.map((value) => ({ value, label: code(`wish.${value}`) }))}
            onChange={(value) => {
              if (value === undefined || value === 'stay')
                editor.set('wishYear', undefined, t('field.wishYear'));
              wish.onChange(value);
            }}
          />
          {isMoving && (
            <NumberField
              {...editor.field('wishYear', t('field.wishYear'))}
              grouped={false}
              min={thisYear}
              max={thisYear + ahead}
            />
          )}
        </Columns>
        {isMoving && (
          <p>
            <TextLink href={goals}>{t('wish.toGoals')}</TextLink>
          </p>
        )}
      </Stack>
    </Card>
  );
}
