import { CustomerCard, CustomerPage, CustomerRows, useNames } from '@vp-digital/core/customer';
import { OfFigure, useFigureTexts } from '@vp-digital/core/figures';
import type { Figure } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { nearestEuro } from '@vp-digital/core/reference/format';
import { Key } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { storedAmount } from './storedAmount';
import { type FrozenState, useStateOf } from './useFrozenState';
import { useSnapshotId } from './useSnapshotId';

export interface CustomerAtSnapshotProps {
  of: 'balance' | 'contracts';
  /** What is shown of it. */
  figures: readonly Figure[];
  /** The page as it is today. */
  children: ReactNode;
}

/** The customer's page where the advisor's shows a state: never what is today beside what was then. */
export function CustomerAtSnapshot({ children, ...props }: CustomerAtSnapshotProps) {
  const shownSnapshotId = useSnapshotId();
  return shownSnapshotId === undefined ? children : <Then snapshotId={shownSnapshotId} {...props} />;
}

type ThenProps = Omit<CustomerAtSnapshotProps, 'children'>;

function Then({ snapshotId, ...props }: ThenProps & { snapshotId: string }) {
  const { state } = useStateOf(snapshotId);
  return state && <Picture state={state} {...props} />;
}

function Picture({ state, of, figures }: ThenProps & { state: FrozenState }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'standCustomer' });
  const { word } = useFigureTexts();
  const { date, euros } = useFormat();
  const day = date(state.date);
  return (
    <CustomerPage
      ask={t('ask')}
      name={t(of, { names: useNames(state.data) })}
      headline={<Trans t={t} i18nKey="headline" values={{ day }} components={{ key: <Key /> }} />}
    >
      <CustomerCard title={t('figures', { day })}>
        <CustomerRows
          rows={figures.map((figure) => {
            const amount = storedAmount(state, figure);
            return {
              key: figure.name,
              name: word(figure.name),
              value:
                amount === undefined ? (
                  '–'
                ) : (
                  <OfFigure figure={figure} stays>
                    {euros(nearestEuro(amount))}
                  </OfFigure>
                ),
            };
          })}
        />
      </CustomerCard>
    </CustomerPage>
  );
}
