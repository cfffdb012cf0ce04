import { decisionOf, positionsInCart } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, DataList } from '@vp-digital/core/ui';
import { usePositionWords } from '../../shared/cart/usePositionWords';
import { columnOf, type PlanColumn } from './columns';
import type { PlanData } from './data';

/** What lies in the cart for a column and is wanted, and what is planned without a solution yet. */
export function Positions({ data, column, rest }: { data: PlanData; column: PlanColumn; rest: number }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlan.columns' });
  const { euros } = useFormat();
  const { cost } = usePositionWords();
  const positions = positionsInCart(data).filter(([, position]) => {
    const said = decisionOf(data, position);
    return (
      position.line !== undefined &&
      columnOf(position.line, position.topic) === column &&
      (said === undefined || said === 'accepted')
    );
  });
  if (positions.length === 0 && rest <= 0) return <Caption>{t('nothing')}</Caption>;
  return (
    <DataList
      items={[
        ...positions.map(([key, position]) => ({ key, label: position.title, value: cost(position) })),
        ...(rest > 0 ? [{ key: 'rest', label: t('rest'), value: euros(rest) }] : []),
      ]}
    />
  );
}
