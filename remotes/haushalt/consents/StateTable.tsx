import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Row, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import type { OpenDialog } from './dialogs';
import type { PersonLine, TopicLine } from './lines';
import { LineDeeds } from './LineDeeds';
import { StateChip } from './StateChip';

export interface StateTableProps {
  person: PersonLine;
  open(dialog: OpenDialog): void;
}

/** Topic by topic: since when, under which wording, in which form, and the proof. */
export function StateTable({ person, open }: StateTableProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  const columns: SumColumn<TopicLine>[] = [
    {
      kind: 'text',
      key: 'topic',
      header: t('column.topic'),
      cell: ({ topic, state }) => (
        <Stack gap="small">
          {t(`topic.${topic}`)}
          <Row>
            <StateChip topic={topic} state={state} />
          </Row>
        </Stack>
      ),
    },
    {
      kind: 'text',
      key: 'version',
      header: t('column.version'),
      secondary: true,
      cell: ({ state }) => (state.kind === 'missing' ? '–' : state.deed.textVersion),
    },
    {
      kind: 'text',
      key: 'form',
      header: t('column.form'),
      secondary: true,
      cell: ({ state }) =>
        state.kind === 'missing' || !state.deed.form ? '–' : t(`form.${state.deed.form}`),
    },
    {
      kind: 'text',
      key: 'deeds',
      header: t('column.deeds'),
      hideHeader: true,
      cell: (line) => <LineDeeds person={person} line={line} open={open} />,
    },
  ];
  return (
    <SumTable
      caption={t('tableOf', { name: person.name })}
      columns={columns}
      rows={[...person.information, ...person.purposes]}
      rowKey={({ topic }) => topic}
    />
  );
}
