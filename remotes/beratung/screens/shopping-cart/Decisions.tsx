import {
  type AdviceDecision,
  adviceDecisions,
  type CartPosition,
  decidersOf,
  decisionOf,
  shortNameOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Columns, DateField, SegmentedChoice, Stack, TextField } from '@vp-digital/core/ui';
import type { CartPageData } from './documents';

export interface DecisionsProps {
  data: CartPageData;
  id: string;
  position: CartPosition;
}

/** Ja, Später or Nein of each adult who decides it; "Später" and "Nein" with their reason, "Später" with a day. */
export function Decisions({ data, id, position }: DecisionsProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.decision' });
  const { t: code } = useTranslation('household/cartPositions');
  const today = useHost().clock.today();
  const editor = useEntry({ section: 'cartPositions', id, value: position, of: position.title });
  const decision = decisionOf(data, position);
  const decide = (personId: string, said: AdviceDecision) => {
    const part = editor.part('decisions', personId, position.title);
    if (position.decisions?.[personId]) {
      part.choice('decision', t('label')).onChange(said);
      part.set('decidedOn', today, t('label'));
    } else if (position.decisions) part.put({ decision: said, decidedOn: today });
    else
      editor.choice('decisions', t('label')).onChange({ [personId]: { decision: said, decidedOn: today } });
  };
  return (
    <Stack gap="small">
      <Columns kind="fields">
        {decidersOf(data, position).map((personId) => (
          <SegmentedChoice
            key={personId}
            label={t('of', { name: shortNameOf(data, personId) ?? '' })}
            options={adviceDecisions.map((value) => ({ value, label: code(`decision.${value}`) }))}
            value={position.decisions?.[personId]?.decision}
            onChange={(said) => decide(personId, said)}
          />
        ))}
      </Columns>
      {(decision === 'later' || decision === 'declined') && (
        <Columns kind="fields">
          <TextField {...editor.field('decisionReason', t('reason'))} lines={2} maxLength={1000} />
          {decision === 'later' && (
            <DateField
              {...editor.field('followUpOn', t('followUp'))}
              warning={
                position.followUpOn !== undefined && position.followUpOn < today ? t('past') : undefined
              }
            />
          )}
        </Columns>
      )}
    </Stack>
  );
}
