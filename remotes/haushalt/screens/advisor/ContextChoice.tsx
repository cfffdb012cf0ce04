import type { AdvisorContext } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { selectUser } from '@vp-digital/core/session';
import { Alert, Empty } from '@vp-digital/core/ui';
import { useEffect, useRef, useState } from 'react';
import { useContextsQuery } from './api';
import { useOwnPreferences } from '../../shared/preferences/useOwnPreferences';
import { ContextCards } from './ContextCards';
import { useDefaultContext } from './useDefaultContext';

/** @param asksAlways there is more to choose than contexts, so that the only one is not taken by itself */
export function ContextChoice({ asksAlways }: { asksAlways: boolean }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'advisor' });
  const query = useContextsQuery();
  const user = useSelector(selectUser);
  const { shell } = useHost();
  const own = useOwnPreferences();
  const standard = useDefaultContext(own);
  const [isRevoked, setIsRevoked] = useState(false);
  const [isChosen, setIsChosen] = useState(false);
  const isKnown = own.data !== undefined || own.isMissing;

  const act = ({ contract }: AdvisorContext) => {
    if (user) shell.send('setAdvisorUserData', { ...user, accountingContract: contract });
  };
  const choose = async (context: AdvisorContext, remember: boolean) => {
    const { data: now } = await query.refetch();
    const isOpen = now?.some(({ contract }) => contract === context.contract) ?? true; // no answer: let the shell try
    setIsRevoked(!isOpen);
    if (!isOpen) return;
    setIsChosen(true); // a default that is set with it must not choose once more
    if (remember) await standard.set?.(context.contract);
    act(context);
  };
  /** What is taken without a question; who has chosen already is here to choose something else. */
  const takenOf = (list: readonly AdvisorContext[]): AdvisorContext | undefined => {
    if (asksAlways || isChosen) return undefined;
    if (user?.accountingContract !== undefined) return undefined;
    return list.length === 1 ? list[0] : list.find(({ contract }) => contract === standard.contract);
  };

  return (
    <>
      {isRevoked && (
        <Alert tone="warning" title={t('revoked')} announce>
          {t('revokedText')}
        </Alert>
      )}
      <LoadedState
        result={isKnown ? fromQuery(query) : { status: 'loading' }}
        isEmpty={(list) => list.length === 0}
        empty={asksAlways ? undefined : <Empty>{t('empty')}</Empty>}
      >
        {(list) => {
          const taken = takenOf(list);
          return taken ? (
            <ChosenByItself context={taken} onChoose={act} />
          ) : (
            <ContextCards
              contexts={list}
              chosen={user?.accountingContract}
              standard={standard}
              onChoose={choose}
            />
          );
        }}
      </LoadedState>
    </>
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
