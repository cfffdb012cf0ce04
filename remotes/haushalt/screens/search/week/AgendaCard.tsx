import type { AgendaEntry } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import type { AgendaInput } from '@vp-digital/core/services';
import { Button, Card, Skeleton, Stack } from '@vp-digital/core/ui';
import type { ComponentType } from 'react';
import classes from './Week.module.css';
import { useAgendaInfiniteQuery } from '../../../shared/agendaApi';

export interface AgendaCardProps {
  asked: AgendaInput;
  Row: ComponentType<{ entry: AgendaEntry }>;
  /** What is said where there is nothing; without it nothing stands there, also while it comes. */
  none?: string;
}

/** One kind of what lies ahead, in its order; what does not stand on the first page comes when it is asked for. */
export function AgendaCard({ asked, Row, none }: AgendaCardProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search.week' });
  const query = useAgendaInfiniteQuery(asked);
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const hasNothing = !hasNextPage && (data?.pages ?? []).every(({ entries }) => entries.length === 0);
  if (none === undefined && hasNothing && !isError) return undefined;
  return (
    <Card title={t(`title.${asked.of}`)}>
      <LoadedState
        result={fromQuery(query)}
        skeleton={<Skeleton shape="text" count={3} />}
        isEmpty={() => hasNothing}
        empty={<p>{none}</p>}
      >
        {({ pages }) => (
          <Stack gap="medium">
            <ul className={classes['entries']}>
              {pages
                .flatMap(({ entries }) => entries)
                .map((entry) => (
                  <li key={entry.id} className={classes['entry']}>
                    <Row entry={entry} />
                  </li>
                ))}
            </ul>
            {hasNextPage && (
              <div>
                <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {t('more')}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </LoadedState>
    </Card>
  );
}
