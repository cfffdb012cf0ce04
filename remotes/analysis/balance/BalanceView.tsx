import { type BalanceScope, balanceSheet } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { CustomerBlock, Page, SegmentedChoice, StepBar } from '@vp-digital/core/ui';
import { useState } from 'react';
import { SideBySide } from '../SideBySide';
import { BalanceFigures } from './BalanceFigures';
import { BalanceHints } from './BalanceHints';
import { BalanceHeadline } from './BalanceHeadline';
import { ClassCard } from './ClassCard';
import { CompositionCard } from './CompositionCard';
import { HistoryCard } from './HistoryCard';
import { PersonsCard } from './PersonsCard';
import type { BalancePageData, Opened, RecordedEntry, RecordedKind } from './data';
import { SideCard } from './SideCard';
import { StartCard } from './StartCard';
import { useBalanceList } from './useBalanceList';

/** Both sides of the balance, edited in place, and the pictures made of them. */
export function BalanceView({ data }: { data: BalancePageData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const householdId = useHouseholdId();
  const canReport = useHasPermission(permissions.sectionReport);
  const list = useBalanceList(data);
  const [scope, setScope] = useState<BalanceScope>('all');
  const [opened, setOpened] = useState<Opened>();
  const whole = balanceSheet(data);
  const hasOwnHome = whole.assets.some(({ kind }) => kind === 'ownHome');
  const sheet = hasOwnHome ? balanceSheet(data, scope) : whole;
  const isKnown = whole.worth.waitsFor === undefined;
  const isEmpty = whole.assets.length + whole.debts.length === 0;
  const add = (kind: RecordedKind) => {
    const { side, id }: RecordedEntry = list.add(kind);
    setOpened({ side, id });
  };
  const shared = { data, sheet, list, opened, onOpen: setOpened, onAdd: add };
  return (
    <Page
      name={t('name')}
      headlineFor="customer"
      headline={<BalanceHeadline worth={sheet.worth} isEmpty={isEmpty} scope={hasOwnHome ? scope : 'all'} />}
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
        </>
      }
    >
      <BalanceHints data={data} sheet={sheet} onAdd={add} />
      {isEmpty ? (
        <StartCard onAdd={add} />
      ) : (
        <CustomerBlock>
          <BalanceFigures scope={hasOwnHome ? scope : 'all'} />
        </CustomerBlock>
      )}
      <CustomerBlock>
        <SideBySide>
          <SideCard side="assets" {...shared} />
          <SideCard side="liabilities" {...shared} />
        </SideBySide>
      </CustomerBlock>
      {!isEmpty && (
        <CustomerBlock>
          {isKnown && <CompositionCard data={data} scope={hasOwnHome ? scope : 'all'} />}
          <SideBySide>
            <ClassCard sheet={sheet} />
            {isKnown && <PersonsCard sheet={sheet} persons={data.persons} />}
          </SideBySide>
        </CustomerBlock>
      )}
      {canReport && (
        <CustomerBlock>
          <HistoryCard today={isKnown ? whole.worth.netWorth : undefined} />
        </CustomerBlock>
      )}
      <StepBar
        back={{ label: t('back'), href: routes.contracts.href({ householdId }) }}
        next={canReport ? { label: t('next'), href: routes.snapshots.href({ householdId }) } : undefined}
      />
    </Page>
  );
}
