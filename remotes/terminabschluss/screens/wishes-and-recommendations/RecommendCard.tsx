import { ChoiceChips } from '@vp-digital/core/forms';
import { type Cooperation, lifeSituations } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { type EntryEditor, useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Row, Stack, Switch } from '@vp-digital/core/ui';

export interface RecommendCardProps {
  value: Cooperation | undefined;
  editor: EntryEditor<Cooperation>;
  /** Not of who is unhappy, or wishes no question. */
  isAsked: boolean;
}

/** Who else could profit: situations of life, never a name; and the ways to pass something on. */
export function RecommendCard({ value, editor, isAsked }: RecommendCardProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'wishesAndRecommendations.recommend' });
  const { t: code } = useTranslation('household/cooperation');
  const householdId = useHouseholdId();
  return (
    <Card title={t('title')} caption={t('rule')}>
      <Stack gap="medium">
        {isAsked ? (
          <>
            <ChoiceChips
              label={t('situations')}
              options={lifeSituations.map((one) => ({ value: one, label: code(`situations.${one}`) }))}
              value={value?.situations ?? []}
              onChange={(situations) => {
                editor.set('situations', situations, t('situations'));
                editor.leave();
              }}
            />
            <Row gap="small">
              <Button href={routes.recommendation.href({ householdId })}>{t('card')}</Button>
              <Button href={routes.recommendationPresentation.href({ householdId })}>{t('deck')}</Button>
              <Button href={routes.recommendationByWhatsapp.href({ householdId })}>{t('whatsapp')}</Button>
            </Row>
          </>
        ) : (
          <p>{t('off')}</p>
        )}
        <Switch {...editor.choice('notAskedAgain', t('notAskedAgain'))} />
      </Stack>
    </Card>
  );
}
