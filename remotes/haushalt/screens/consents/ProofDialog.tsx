import type { ConsentRecord, ConsentText } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { Button, Dialog, Skeleton, Stack } from '@vp-digital/core/ui';
import { useConsentProofsQuery } from '../../shared/consents/api';
import type { PersonLine, TopicLine } from './lines';
import { ProofDetails } from './ProofDetails';
import { Wording } from './Wording';

export interface ProofDialogProps {
  person: PersonLine;
  line: TopicLine;
  persons: readonly PersonLine[];
  texts: readonly ConsentText[];
  onClose(): void;
}

/** What shows an action: who, when, how, under which words. A withdrawal shows the consent that it ended, too. */
export default function ProofDialog({ person, line, persons, texts, onClose }: ProofDialogProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  const householdId = useHouseholdId();
  const proofs = fromQuery(useConsentProofsQuery({ householdId, personId: person.id }));
  const { topic } = line;
  return (
    <Dialog
      title={t('proof.title', { topic: t(`topic.${topic}`) })}
      opened
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('proof.close')}
        </Button>
      }
    >
      <LoadedState result={proofs} skeleton={<Skeleton shape="card" />}>
        {({ records }) => (
          <Stack gap="medium">
            {lastActions(records.filter((record) => record.topic === topic)).map((record) => (
              <ProofDetails
                key={record.consentId}
                record={record}
                persons={persons}
                isRefusal={line.state.kind === 'refused'}
              />
            ))}
            {texts
              .filter((text) => text.topic === topic && text.version === versionOf(line))
              .map((text) => (
                <Wording key={text.version} text={text} summary={t('proof.wording')} />
              ))}
          </Stack>
        )}
      </LoadedState>
    </Dialog>
  );
}

const versionOf = ({ state }: TopicLine) => (state.kind === 'missing' ? undefined : state.action.textVersion);

/** The last action, and before a withdrawal the consent that it ended; the newest first. */
const lastActions = (records: readonly ConsentRecord[]): ConsentRecord[] => {
  const count = records.at(-1)?.action === 'withdrawn' ? 2 : 1;
  return records.slice(-count).reverse();
};
