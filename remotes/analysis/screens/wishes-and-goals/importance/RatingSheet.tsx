import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Row, SideSheet, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { goalEntries, partnersOf, type WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';
import { GoalRating } from './GoalRating';
import { ratedBy, revealedAnswers } from './importance';

export interface RatingSheetProps {
  id: string;
  data: WishesAndGoalsData;
  onClose(): void;
}

/** Each partner says alone how important each goal is; in between nothing of it is seen. */
export function RatingSheet({ id, data, onClose }: RatingSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.importance' });
  const [personId, setPersonId] = useState<string>();
  const partners = partnersOf(data);
  const rating = partners.find((partner) => partner.id === personId);
  const entries = goalEntries(data);
  const isAllSaid = entries.length > 0 && entries.every(({ goal }) => revealedAnswers(goal, data));
  const progress = (partnerId: string) => {
    const done = ratedBy(data, partnerId);
    return done === entries.length ? t('all') : t('progress', { done, count: entries.length });
  };
  return (
    <SideSheet
      key={personId ?? 'choice'}
      id={id}
      opened
      title={rating ? t('of', { name: rating.name }) : t('title')}
      onClose={onClose}
    >
      <Stack gap="medium">
        {rating ? (
          <>
            <p>{t('scale')}</p>
            {entries.map((entry) => (
              <GoalRating key={entry.id} entry={entry} personId={rating.id} />
            ))}
            <Row>
              <Button kind="primary" onClick={() => setPersonId(undefined)}>
                {t('done')}
              </Button>
            </Row>
          </>
        ) : (
          <>
            <p>{t(isAllSaid ? 'reveal' : 'caption')}</p>
            {partners.map((partner) => (
              <Row key={partner.id} spread>
                <Button writes onClick={() => setPersonId(partner.id)}>
                  {t('begin', { name: partner.name })}
                </Button>
                <span>{progress(partner.id)}</span>
              </Row>
            ))}
            <Row>
              <Button kind="primary" leavesSheet onClick={onClose}>
                {t('finish')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </SideSheet>
  );
}
