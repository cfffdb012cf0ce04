import { OfFigure } from '@vp-digital/core/figures';
import {
  type BalanceScope,
  balanceSheet,
  assetsFigure,
  debtsFigure,
  knowsContracts,
  netWorthFigure,
  type PageProps,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePartlyKnown, WhollyKnown } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { Page, SegmentedChoice, StepBar } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useSteps } from '../../shared/steps/useSteps';
import { WaysOn } from '../../shared/steps/WaysOn';
import { SideBySide } from '../../shared/layout/SideBySide';
import { BalanceFigures } from './BalanceFigures';
import { BalanceHints } from './BalanceHints';
import { BalancePdf } from './BalancePdf';
import { BalanceHeadline } from './BalanceHeadline';
import { ClassCard } from './ClassCard';
import { CompositionCard } from './CompositionCard';
import { HistoryCard } from './HistoryCard';
import { PersonsCard } from './PersonsCard';
import type { BalancePageData, Opened, RecordedEntry, RecordedKind } from '../../shared/entry-sheet/data';
import { SideCard } from './SideCard';
import { StartCard } from './StartCard';
import { useBalanceList } from './useBalanceList';

/** Both sides of the balance, edited in place, and the pictures made of them. */
export function BalanceView({ data, stored }: PageProps<BalancePageData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const canReport = useHasPermission(permissions.sectionReport);
  const list = useBalanceList(stored);
  const [scope, setScope] = useState<BalanceScope>('all');
  const [opened, setOpened] = useState<Opened>();
  const whole = balanceSheet(data);
  const hasOwnHome = whole.assets.some(({ kind }) => kind === 'ownHome');
  const sheet = hasOwnHome ? balanceSheet(data, scope) : whole;
  const isPartly = usePartlyKnown(netWorthFigure.documents);
  const isKnown = whole.worth.waitsFor === undefined && !isPartly;
  const isEmpty = whole.assets.length + whole.debts.length === 0 && !isPartly;
  const add = (kind: RecordedKind) => {
    const { side, id }: RecordedEntry = list.add(kind);
    setOpened({ side, id });
  };
  const shared = { data, stored, sheet, list, opened, onOpen: setOpened, onAdd: add };
  return (
    <Page
      name={t('name')}
      headline={
        <OfFigure figure={netWorthFigure}>
          <BalanceHeadline worth={sheet.worth} isEmpty={isEmpty} scope={hasOwnHome ? scope : 'all'} />
          {!isEmpty && !knowsContracts(data, 'loan') && ` ${t('headlineWithoutContracts')}`}
        </OfFigure>
      }
      actions={
        <>
          <UndoButton />
          {hasOwnHome && (
            <SegmentedChoice<BalanceScope>
              label={t('scope.label')}
              hideLabel
              writes={false}
              options={[
                { value: 'all', label: t('scope.all') },
                { value: 'withoutOwnHome', label: t('scope.withoutOwnHome') },
              ]}
              value={scope}
              onChange={setScope}
            />
          )}
          {!isEmpty && (
            <BalancePdf
              sheet={sheet}
              scope={hasOwnHome ? scope : 'all'}
              persons={data.persons}
              isKnown={isKnown}
            />
          )}
        </>
      }
    >
      <WhollyKnown documents={netWorthFigure.documents}>
        <BalanceHints data={data} sheet={sheet} onAdd={add} />
      </WhollyKnown>
      {isEmpty ? <StartCard onAdd={add} /> : <BalanceFigures scope={hasOwnHome ? scope : 'all'} />}
      <SideBySide>
        <OfFigure figure={assetsFigure} stays>
          <SideCard side="assets" {...shared} />
        </OfFigure>
        <OfFigure figure={debtsFigure} stays>
          <SideCard side="liabilities" {...shared} />
        </OfFigure>
      </SideBySide>
      {!isEmpty && (
        <>
          {isKnown && (
            <OfFigure figure={netWorthFigure}>
              <CompositionCard data={data} scope={hasOwnHome ? scope : 'all'} />
            </OfFigure>
          )}
          <SideBySide>
            <OfFigure figure={assetsFigure}>
              <ClassCard sheet={sheet} />
            </OfFigure>
            {isKnown && (
              <OfFigure figure={netWorthFigure}>
                <PersonsCard sheet={sheet} persons={data.persons} />
              </OfFigure>
            )}
          </SideBySide>
        </>
      )}
      {canReport && (
        <OfFigure figure={netWorthFigure} stays>
          <HistoryCard today={isKnown ? whole.worth.netWorth : undefined} stored={stored} />
        </OfFigure>
      )}
      {!isEmpty && <WaysOn to={['investment']} />}
      <StepBar {...useSteps('wealth')} />
    </Page>
  );
}
