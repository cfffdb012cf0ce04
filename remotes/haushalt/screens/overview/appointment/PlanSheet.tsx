import {
  type AppointmentData,
  type AppointmentDraft,
  Participants,
  Themes,
  useUnsaved,
  WhenFields,
  WhereFields,
} from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Button, Row, SideSheet, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { type AppointmentList, plan, record } from './actions';
import type { Did } from './opened';

export interface PlanSheetProps {
  id: string;
  /** One that is to come, or one that is over. */
  kind: 'plan' | 'record';
  /** One that was planned and is over: its id. */
  known?: string | undefined;
  initial: AppointmentDraft;
  data: AppointmentData;
  list: AppointmentList;
  onDone(did: Did): void;
  onClose(): void;
}

/** An appointment that nobody has written down yet: saved as a whole. */
export function PlanSheet({ id, kind, known, initial, data, list, onDone, onClose }: PlanSheetProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.appointment' });
  const today = useHost().clock.today();
  const [first] = useState(initial);
  const [draft, setDraft] = useState(first);
  useUnsaved(t(`${kind}.title`), draft !== first);
  const { begin } = draft;
  const change = (fields: Partial<AppointmentDraft>) => setDraft({ ...draft, ...fields });
  const write = () => {
    if (begin === undefined) return;
    if (kind === 'plan') plan(list, { ...draft, begin });
    else record(list, { ...draft, begin }, known);
    onDone(kind === 'plan' ? 'planned' : 'recorded');
  };
  return (
    <SideSheet id={id} opened focus="field" title={t(`${kind}.title`)} onClose={onClose}>
      <Stack gap="medium">
        <WhenFields
          begin={begin}
          end={draft.end}
          {...(kind === 'plan' ? { min: today } : { max: today })}
          onChange={(from, end) => change({ begin: from, end })}
          onInvalid={() => change({ begin: undefined })}
        />
        <WhereFields value={draft} onChange={change} />
        <Participants
          persons={data.persons}
          value={draft.personIds}
          onChange={(personIds) => change({ personIds })}
        />
        {kind === 'record' && <Themes value={draft.themes} onChange={(themes) => change({ themes })} />}
        <Row>
          <Button kind="primary" disabled={begin === undefined} onClick={write}>
            {t(`${kind}.button`)}
          </Button>
        </Row>
      </Stack>
    </SideSheet>
  );
}
