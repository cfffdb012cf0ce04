import { adults, type CartPosition, personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Initials } from '@vp-digital/core/ui';
import type { CartPageData } from './documents';
import classes from './PersonPositions.module.css';
import { PositionPart } from './PositionPart';

export interface PersonPositionsProps {
  data: CartPageData;
  personId: string | undefined;
  positions: readonly (readonly [id: string, position: CartPosition])[];
  onEdit(id: string): void;
}

/** What is proposed to one person, or to the household. */
export function PersonPositions({ data, personId, positions, onEdit }: PersonPositionsProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cart' });
  const person = personsInOrder(data).find(({ id }) => id === personId);
  return (
    <Card
      title={person?.name ?? t('household')}
      mark={person && <Initials name={person.fullName} tone={toneOf(data, person.id)} />}
    >
      <div className={classes['positions']}>
        {positions.map(([id, position]) => (
          <PositionPart key={id} data={data} id={id} position={position} onEdit={() => onEdit(id)} />
        ))}
      </div>
    </Card>
  );
}

const toneOf = (data: CartPageData, personId: string): 'first' | 'second' | 'child' => {
  const place = adults(data).findIndex(({ id }) => id === personId);
  if (place < 0) return 'child';
  return place === 0 ? 'first' : 'second';
};
