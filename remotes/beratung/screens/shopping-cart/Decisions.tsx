import {
  type AdviceDecision,
  adviceDecisions,
  type CartPosition,
  decidersOf,
  decisionOf,
  offerEnd,
  shortNameOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Columns, DateField, Row, SegmentedChoice, Stack, TextField } from '@vp-digital/core/ui';
import type { CartPageData } from './documents';
import { useLaterTask } from './useLaterTask';

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
  const later = useLaterTask(id, position);
  const followUp = editor.field('followUpOn', t('followUp'));
  /** "Später" has a day: as long as nobody has said another one, the last one of the offer. */
  const dayFor = (next: AdviceDecision | undefined) => {
    const end = offerEnd(position);
    if (next !== 'later' || position.followUpOn !== undefined) return position.followUpOn;
    return end !== undefined && end > today ? end : undefined;
  };
  const decide = (personId: string, said: AdviceDecision) => {
    const part = editor.part('decisions', personId, position.title);
    if (position.decisions?.[personId]) {
      part.choice('decision', t('label')).onChange(said);
      part.set('decidedOn', today, t('label'));
    } else if (position.decisions) part.put({ decision: said, decidedOn: today });
    else
      editor.choice('decisions', t('label')).onChange({ [personId]: { decision: said, decidedOn: today } });
    const decisions = { ...position.decisions, [personId]: { decision: said, decidedOn: today } };
    const next = decisionOf(data, { ...position, decisions });
    const day = dayFor(next);
    if (day !== position.followUpOn) editor.set('followUpOn', day, t('followUp'));
    later?.decided(next, day);
  };
  return (
    <Stack gap="small">
      <Row gap="large" align="end">
        {decidersOf(data, position).map((personId) => (
          <SegmentedChoice
            key={personId}
            label={t('of', { name: shortNameOf(data, personId) ?? '' })}
            options={adviceDecisions.map((value) => ({ value, label: code(`decision.${value}`) }))}
            value={position.decisions?.[personId]?.decision}
            onChange={(said) => decide(personId, said)}
          />
        ))}
      </Row>
      {(decision === 'later' || decision === 'declined') && (
        <Columns kind="fields">
          <TextField {...editor.field('decisionReason', t('reason'))} lines={2} maxLength={1000} />
          {decision === 'later' && (
            <DateField
              {...followUp}
              hint={later?.task && !later.task.done ? t('isTask') : undefined}
              onChange={(day) => {
                followUp.onChange(day);
                later?.due(day);
              }}
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
