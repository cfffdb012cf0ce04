import type { AdvisorContext } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { selectUser } from '@vp-digital/core/session';
import { Empty, Page } from '@vp-digital/core/ui';
import { useEffect, useRef } from 'react';
import { useContextsQuery } from '../api';
import { ContextList } from './ContextList';

/** For whom the advisor acts in this session; with one possibility there is nothing to choose. */
export default function AdvisorSelectionPage() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'advisor' });
  const contexts = fromQuery(useContextsQuery());
  const user = useSelector(selectUser);
  const { shell, slot } = useHost();
  const choose = ({ contract }: AdvisorContext) => {
    if (user) shell.send('setAdvisorUserData', { ...user, accountingContract: contract });
  };
  return (
    <Page name={t('name')} lead={t('lead')} slot={slot}>
      <LoadedState
        result={contexts}
        isEmpty={(list) => list.length === 0}
        empty={<Empty>{t('empty')}</Empty>}
      >
        {(list) => {
          const [only] = list;
          return list.length === 1 && only ? (
            <ChosenByItself context={only} onChoose={choose} />
          ) : (
            <ContextList contexts={list} chosen={user?.accountingContract} onChoose={choose} />
          );
        }}
      </LoadedState>
    </Page>
  );
}

function ChosenByItself({
  context,
  onChoose,
}: {
  context: AdvisorContext;
  onChoose(context: AdvisorContext): void;
}) {
  const chosen = useRef(false);
  useEffect(() => {
    if (chosen.current) return; // once: the shell leaves this page on the answer
    chosen.current = true;
    onChoose(context);
  }, [context, onChoose]);
  return undefined;
}
