import { type SectionData, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption } from '@vp-digital/core/ui';
import classes from './TasksTile.module.css';
import { Tile } from './Tile';
import { TileEmpty } from './TileEmpty';
import { openTasks } from './openTasks';
const shown = 5;

/** Tasks of the recap that are not done, the ones due first at the top. */
export function TasksTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.tasks' });
  const href = routes.recap.href({ householdId: useHouseholdId() });
  return (
    <Tile
      title={t('title')}
      link={{ href, to: t('to') }}
      result={usePageDocuments(['persons', 'recap'])}
      isEmpty={({ recap }) => openTasks(recap).length === 0}
      empty={<TileEmpty link={{ href, to: t('begin') }}>{t('none')}</TileEmpty>}
    >
      {(data) => <Tasks {...data} />}
    </Tile>
  );
}

function Tasks({ persons, recap }: Pick<SectionData, 'persons' | 'recap'>) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.tasks' });
  const { date } = useFormat();
  const today = useHost().clock.today();
  const tasks = openTasks(recap);
  return (
    <>
      <ul className={classes['tasks']}>
        {tasks.slice(0, shown).map(({ id, text, ownerId = '', dueOn }) => {
          const due = dueOn && t(dueOn < today ? 'overdue' : 'due', { date: date(dueOn) });
          const owner = shortNameOf({ persons }, ownerId) ?? t('advisor');
          return (
            <li key={id}>
              {text}
              <Caption>{due ? `${owner} · ${due}` : owner}</Caption>
            </li>
          );
        })}
      </ul>
      {tasks.length > shown && <Caption>{t('more', { count: tasks.length - shown })}</Caption>}
    </>
  );
}
