import { useLinkToFact } from '@vp-digital/core/figures';
import type { Goal, Outcome } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { AdvisorOnly, Button, TextLink } from '@vp-digital/core/ui';

export interface MissingOfGoalProps {
  outcome: Outcome<unknown>;
  goal: Goal;
  /** Opens the goal, where its own facts are. */
  onOpen(): void;
}

/** What a number of a goal waits for: a dash, and the way to the field that takes it. */
export function MissingOfGoal({ outcome, goal, onOpen }: MissingOfGoalProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.card' });
  const linkTo = useLinkToFact();
  const facts = outcome.kind === 'missing' ? outcome.facts : [];
  const own = facts.find(({ fact }) => fact === 'target' || fact === 'term');
  if (own) {
    const isPast = own.fact === 'term' && goal.term !== undefined;
    return (
      <>
        {isPast ? t('past') : t('open')}
        <AdvisorOnly>
          {' '}
          <Button kind="quiet" size="compact" writes onClick={onOpen}>
            {t(own.fact === 'term' ? 'missing.term' : 'missing.target')}
          </Button>
        </AdvisorOnly>
      </>
    );
  }
  const href = facts.map(linkTo).find((link) => link !== undefined);
  return href === undefined ? (
    t('missing.unknown')
  ) : (
    <TextLink writes href={href}>
      {t('missing.elsewhere')}
    </TextLink>
  );
}
