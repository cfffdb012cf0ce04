import { type ConsentPurpose, mayBeRefused } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Row, StillOpen } from '@vp-digital/core/ui';
import type { OpenDialog } from './dialogs';
import type { PersonLine, TopicLine } from './lines';

export interface LineActionsProps {
  person: PersonLine;
  line: TopicLine;
  open(dialog: OpenDialog): void;
}

/** What can be done about one topic: give or renew, take back or refuse, hand over, and see the proof. */
export function LineActions({ person, line, open }: LineActionsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents.action' });
  const topics = useTranslation('haushalt', { keyPrefix: 'consents.topic' }).t;
  const { state, text } = line;
  const button = (
    name: 'give' | 'renew' | 'own' | 'withdraw' | 'refuse' | 'proof' | 'handOver',
    dialog: OpenDialog,
  ) => (
    <Button
      writes
      name={dialog.kind === 'give' ? line.topic : undefined}
      size="compact"
      kind={name === 'proof' ? 'quiet' : 'secondary'}
      aria-label={t('giveOf', { topic: topics(line.topic), name: person.shortName, action: t(name) })}
      onClick={() => open(dialog)}
    >
      {t(name)}
    </Button>
  );
  const isHeld = state.kind === 'valid' || state.kind === 'renew';
  const canBeRefused = text !== undefined && state.kind === 'missing' && mayBeRefused(line.topic);
  const canBeGiven = text !== undefined && state.kind !== 'valid';
  return (
    <Row gap="small">
      <StillOpen>{state.kind !== 'missing' && button('proof', { kind: 'proof', person, line })}</StillOpen>
      {isPurpose(line) ? (
        <>
          {canBeGiven && button(nameOf(state), { kind: 'give', person, lines: [line] })}
          <StillOpen>
            {isHeld && button('withdraw', { kind: 'withdraw', person, topic: line.topic })}
            {canBeRefused && button('refuse', { kind: 'withdraw', person, topic: line.topic })}
          </StillOpen>
        </>
      ) : (
        canBeGiven && button('handOver', { kind: 'handOver', only: person })
      )}
    </Row>
  );
}

const nameOf = (state: TopicLine['state']) =>
  state.kind !== 'renew' ? 'give' : state.because === 'wording' ? 'renew' : 'own';

const isPurpose = (line: TopicLine): line is TopicLine<ConsentPurpose> =>
  line.topic !== 'dataProtectionInformation' && line.topic !== 'initialInformation';
