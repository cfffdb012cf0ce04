import { OfFigure } from '@vp-digital/core/figures';
import { isAbsent, premiumsFigure, shownFreeAmount } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { later, NewerEntries, useAhead, WhollyKnown } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { Columns, Key, Page, StepBar, Tabs } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from '@vp-digital/core/libs/router';
import { useFileImports } from '../../shared/file-import/useFileImports';
import { useSteps } from '../../shared/steps/useSteps';
import { useAccountCount } from './accounts/useAccountCount';
import { ArchiveCard } from './ArchiveCard';
import { contractLacking } from './contractLacking';
import { ContractFigures } from './ContractFigures';
import { ContractHints } from './ContractHints';
import { ContractsCard } from './ContractsCard';
import { CoverMatrix } from './CoverMatrix';
import { DatesCard } from './DatesCard';
import {
  commonOf,
  type ContractKind,
  type ContractsData,
  type ContractTab,
  contractKinds,
  entriesOf,
  kindsInAddress as names,
} from '../../shared/contracts/data';
import { contractsImport } from './list/contractsImport';
import { usePhotosCard } from './usePhotosCard';

const AccountsCard = later(async () => (await import('./accounts/AccountsCard')).AccountsCard);
const ahead = [AccountsCard];

export interface ContractsViewProps {
  /** Every contract that is recorded, those too whose end is over. */
  data: ContractsData;
  /** What figures are made of: the documents as they are today. */
  current: ContractsData;
}

/** All contracts of the household, their sums, and what is worth a word. */
export function ContractsView({ data, current }: ContractsViewProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const asked = new URLSearchParams(useLocation().search).get('fokus');
  const [lacking] = useState(() => contractLacking(data, asked));
  const [kind, setKind] = useKindOfAddress(lacking?.contract.kind);
  const imports = useFileImports([contractsImport]);
  const photos = usePhotosCard(data);
  const [shownId, setShownId] = useState(lacking?.id);
  const hasArchived = Object.keys(data.contracts.archived ?? {}).length > 0;
  useAhead(ahead);
  const accounts = useAccountCount();
  const show = (kindOf: ContractKind, id: string) => {
    setKind(kindOf);
    setShownId(id);
  };
  return (
    <Page
      name={t('name')}
      headline={
        <OfFigure figure={premiumsFigure}>
          <Headline data={current} />
        </OfFigure>
      }
      actions={
        <>
          <UndoButton />
          {photos.button}
          {imports.buttons}
        </>
      }
    >
      {photos.card}
      {imports.part}
      <ContractFigures />
      <WhollyKnown documents={['persons', 'employments', 'contracts']}>
        <ContractHints data={data} onShow={show} />
      </WhollyKnown>
      <Tabs<ContractTab>
        label={t('kinds')}
        tabs={[
          ...contractKinds.map((key) => ({
            key,
            label: t(`kind.${key}`),
            count: commonOf(entriesOf(data, key)).length,
          })),
          { key: 'account', label: t('kind.account'), count: accounts },
        ]}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setShownId(undefined);
        }}
      >
        {kind === 'account' ? (
          <AccountsCard />
        ) : (
          <ContractsCard
            key={`${kind}/${shownId}`}
            kind={kind}
            data={data}
            initialId={shownId}
            leadsToField={shownId !== undefined && shownId === lacking?.id}
            onShow={show}
          />
        )}
      </Tabs>
      <Columns>
        <WhollyKnown documents={['persons', 'employments', 'contracts']}>
          <CoverMatrix data={current} />
        </WhollyKnown>
        <DatesCard data={current} />
      </Columns>
      {hasArchived && <ArchiveCard data={data} />}
      <NewerEntries section="contracts" list="archived" />
      <StepBar {...useSteps('contracts')} />
    </Page>
  );
}

function Headline({ data }: { data: ContractsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { euros } = useFormat();
  const all = Object.values(data.contracts.items);
  if (all.length === 0) return t(isAbsent(data, 'contracts') ? 'headlineNone' : 'headlineEmpty');
  const { insurance, loanRates, savings } = shownFreeAmount(data);
  const total = insurance + loanRates + savings;
  if (total === 0) return t('headlineNoPremium', { count: all.length });
  const amount = euros(total);
  const parts = (
    [
      ['insurance', insurance],
      ['savings', savings],
      ['loanRates', loanRates],
    ] as const
  )
    .filter(([, part]) => part > 0)
    .map(([part, of]) => t(`headlinePart.${part}`, { amount: euros(of) }));
  return (
    <Trans
      t={t}
      i18nKey="headline"
      count={all.length}
      values={{ amount, parts: parts.length > 1 ? `: ${parts.join(', ')}` : '' }}
      components={{ key: <Key /> }}
    />
  );
}

/** The kind of contracts shown, or the accounts, in the address as `?art=`: whoever comes back, or reloads, finds it again. */
function useKindOfAddress(otherwise: ContractTab = 'insurance'): [ContractTab, (kind: ContractTab) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('art');
  const kinds = Object.keys(names) as ContractTab[]; // Object.keys forgets the literal keys
  const show = (kind: ContractTab) => {
    const parameters = new URLSearchParams(search);
    parameters.set('art', names[kind]);
    void navigate(`${pathname}?${parameters}`, { replace: true });
  };
  return [kinds.find((kind) => names[kind] === asked) ?? otherwise, show];
}
