import { type CartPosition, contractOf, knownFree, withPositions } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { ActionDialog, Button, useToasts } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { CartPageData } from './documents';

export interface ContractButtonProps {
  data: CartPageData;
  id: string;
  position: CartPosition;
}

/**
 * An accepted position becomes a contract by one press, as one step of undo; the contract that it replaces goes to the
 * archive. What the month does not hold is confirmed first.
 */
export function ContractButton({ data, id, position }: ContractButtonProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.contract' });
  const { euros } = useFormat();
  const { clock } = useHost();
  const { show } = useToasts();
  const cart = useEntries('cartPositions');
  const contracts = useEntries('contracts');
  const archive = useEntries('contracts', 'archived');
  const [asks, setAsks] = useState(false);
  const contract = contractOf(position, 'unchecked');
  if (!contract) return undefined;
  const free = knownFree(withPositions(data, (_, other) => other === id));
  const isOver = free.kind === 'computed' && free.value < 0;
  const { title, replacesId } = position;
  const old = replacesId === undefined ? undefined : data.contracts.items[replacesId];
  const conclude = () => {
    const contractId = crypto.randomUUID();
    const places = Object.values(data.contracts.items).map((one) => one.position);
    contracts.put(contractId, { ...contract, position: Math.max(-1, ...places) + 1 }, title);
    if (replacesId !== undefined && old) {
      contracts.remove(replacesId, title);
      archive.put(replacesId, { contract: old, archivedOn: clock.today(), reason: 'replaced' }, title);
    }
    cart.change(id, { contractId }, title);
    setAsks(false);
    show({ tone: 'positive', text: t('done', { title }) });
  };
  return (
    <>
      <Button
        writes
        size="compact"
        onClick={() => (isOver ? setAsks(true) : conclude())}
        aria-label={t('of', { title })}
      >
        {t('make')}
      </Button>
      {asks && free.kind === 'computed' && (
        <ActionDialog
          title={t('overTitle')}
          action={t('overAction')}
          onClose={() => setAsks(false)}
          onAction={conclude}
        >
          <p>{t('over', { amount: euros(-free.value) })}</p>
        </ActionDialog>
      )}
    </>
  );
}
