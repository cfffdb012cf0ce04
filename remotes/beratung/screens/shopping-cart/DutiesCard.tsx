import {
  type CartPosition,
  type PositionDuty,
  positionDuties,
  positionsInCart,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Chip, HintList, Row, Stack } from '@vp-digital/core/ui';
import type { CartPageData } from './documents';

export interface DutiesCardProps {
  data: CartPageData;
  onEdit(id: string): void;
}

/** "Vor der Übergabe": what each position lacks with the way to it, and the way to the advice record. */
export function DutiesCard({ data, onEdit }: DutiesCardProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.duties' });
  const { t: words } = useTranslation('beratung', { keyPrefix: 'shoppingCart.position' });
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  const record = `${routes.reportCreation.href({ householdId })}?art=beratungsdokumentation`;
  const lacking = positionsInCart(data)
    .map(([id, position]) => ({ id, position, duties: positionDuties(data, position, date) }))
    .filter(({ duties }) => duties.length > 0);
  const open = lacking.reduce((sum, { duties }) => sum + duties.length, 0);
  const text = ({ duties }: { position: CartPosition; duties: readonly PositionDuty[] }) =>
    duties.map((duty) => words(`duty.${duty}`)).join(' · ');
  return (
    <Card
      title={t('title')}
      caption={t('caption')}
      actions={
        <Chip tone={open > 0 ? 'warning' : 'positive'}>
          {open > 0 ? t('open', { count: open }) : t('nothingOpen')}
        </Chip>
      }
    >
      <Stack>
        {lacking.length > 0 && (
          <HintList
            hints={lacking.map((one) => ({
              key: one.id,
              title: one.position.title,
              text: text(one),
              action: (
                <Button
                  size="compact"
                  writes
                  onClick={() => onEdit(one.id)}
                  aria-label={t('addOf', { title: one.position.title })}
                >
                  {t('add')}
                </Button>
              ),
            }))}
          />
        )}
        <Row>
          <Button href={record}>{t('record')}</Button>
        </Row>
      </Stack>
    </Card>
  );
}
