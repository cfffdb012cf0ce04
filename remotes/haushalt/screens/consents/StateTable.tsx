import { useTranslation } from '@vp-digital/core/libs/i18n';
import { VisuallyHidden, Chip, PositiveIcon, WarningIcon } from '@vp-digital/core/ui';
import type { OpenDialog } from './dialogs';
import type { PersonLine, TopicLine } from './lines';
import { LineActions } from './LineActions';
import classes from './StateTable.module.css';
import { useStateText } from './useStateText';

export interface StateTableProps {
  person: PersonLine;
  open(dialog: OpenDialog): void;
}

const columns = ['topic', 'state', 'version', 'form', 'actions'] as const;

/** Topic by topic: since when, under which wording, in which form, and the proof. On a phone a row is a block. */
export function StateTable({ person, open }: StateTableProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  return (
    <table className={classes['table']}>
      <caption>
        <VisuallyHidden>{t('tableOf', { name: person.name })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {column === 'actions' ? (
                <VisuallyHidden>{t('column.actions')}</VisuallyHidden>
              ) : (
                t(`column.${column}`)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...person.information, ...person.purposes].map((line) => {
          const action = line.state.kind === 'missing' ? undefined : line.state.action;
          return (
            <tr key={line.topic}>
              <th scope="row">{t(`topic.${line.topic}`)}</th>
              <td data-column="state">
                <StateChip topic={line.topic} state={line.state} />
              </td>
              <td data-column="version">{action?.textVersion ?? '–'}</td>
              <td data-column="form">{action?.form ? t(`form.${action.form}`) : '–'}</td>
              <td data-column="actions">
                <LineActions person={person} line={line} open={open} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Where a topic stands; what it is due to, where it is to be renewed. */
function StateChip({ topic, state }: Pick<TopicLine, 'topic' | 'state'>) {
  const [said, because] = useStateText()(topic, state);
  const isDone = state.kind === 'valid' || state.kind === 'renew';
  return (
    <>
      <Chip {...(isDone && { icon: PositiveIcon, tone: 'positive' as const })}>{said}</Chip>
      {because && (
        <Chip icon={WarningIcon} tone="warning">
          {because}
        </Chip>
      )}
    </>
  );
}
