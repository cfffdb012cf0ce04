import { useLinkToFact } from '@vp-digital/core/figures';
import type { NeededFact } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, TextLink } from '@vp-digital/core/ui';
import classes from './GoalCard.module.css';

export interface MissingOfGoalProps {
  /** What the numbers of a goal wait for. */
  facts: readonly NeededFact[];
  /** Opens the goal, where its own facts are. */
  onOpen(): void;
}

/** The way to the field that takes what is missing: in the goal itself, or on another page. */
export function MissingOfGoal({ facts, onOpen }: MissingOfGoalProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.card.missing' });
  const linkTo = useLinkToFact();
  const own = facts.find(({ fact }) => fact === 'target' || fact === 'term');
  const href = facts.map(linkTo).find((link) => link !== undefined);
  if (!own && href === undefined) return undefined;
  return (
    <p className={classes['missing']}>
      {own ? (
        <Button kind="quiet" size="compact" writes onClick={onOpen}>
          {t(own.fact === 'term' ? 'term' : 'target')}
        </Button>
      ) : (
        <TextLink writes href={href ?? ''}>
          {t('elsewhere')}
        </TextLink>
      )}
    </p>
  );
}
