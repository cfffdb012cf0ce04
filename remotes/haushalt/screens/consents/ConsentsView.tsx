import type { HouseholdConsents } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Alert, Button, Page, Stack, StillOpen } from '@vp-digital/core/ui';
import { useState } from 'react';
import { ConsentDialogs } from './ConsentDialogs';
import type { OpenDialog } from './dialogs';
import { DeletionRequests } from './person/DeletionRequests';
import { PersonCard } from './PersonCard';
import { personLines } from './lines';
import { useHeadline } from './useHeadline';

export interface ConsentsViewProps {
  persons: SectionData['persons'];
  consents: HouseholdConsents;
}

/** Everybody with what they were given and have consented to, and the ways to change it. */
export function ConsentsView({ persons, consents }: ConsentsViewProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  const today = useHost().clock.today();
  const [dialog, setDialog] = useState<OpenDialog>();
  const lines = personLines(persons, consents, today);
  return (
    <Page
      name={t('name')}
      headline={useHeadline(lines)}
      caption={consents.texts.every(({ approved }) => approved) ? undefined : t('draft')}
      actions={
        <Button writes kind="primary" onClick={() => setDialog({ kind: 'handOver', only: undefined })}>
          {t('handOverButton')}
        </Button>
      }
    >
      {consents.records.length === 0 && (
        <Alert tone="warning" title={t('empty.title')}>
          {t('empty.text')}
        </Alert>
      )}
      <Stack>
        {lines.map((person) => (
          <PersonCard key={person.id} person={person} consents={consents} open={setDialog} />
        ))}
      </Stack>
      <StillOpen>
        <DeletionRequests requests={consents.deletionRequests} persons={lines} />
        {dialog && (
          <ConsentDialogs
            dialog={dialog}
            persons={lines}
            consents={consents}
            onClose={() => setDialog(undefined)}
          />
        )}
      </StillOpen>
    </Page>
  );
}
