import type { Combination } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Stack } from '@vp-digital/core/ui';
import { type CartProposal, positionOf } from '../../shared/cart/proposal';
import { useCartList } from '../../shared/cart/useCartList';
import type { PensionPerson } from '../../shared/pension/data';

/** Each layer that is given something becomes a position of the cart; what lies there already is not put there twice. */
export function TakeOver({ data, person, result }: PensionPerson & { result: Combination }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionCombination.takeOver' });
  const { t: code } = useTranslation('household/contracts');
  const { euros } = useFormat();
  const cart = useCartList(data);
  const lines = { basic: 'basicPension', company: 'companyPension', depot: 'fundPlan' } as const;
  const proposals = (['basic', 'company', 'depot'] as const).flatMap((layer): CartProposal[] => {
    const { contribution, deferred, real, effort } = result.layers[layer];
    if (contribution === 0) return [];
    return [
      {
        title: code(`line.${lines[layer]}`),
        personId: person.id,
        topic: 'oldAge',
        line: lines[layer],
        premium: Math.round(contribution / 100) * 100,
        frequency: 'monthly',
        ...(layer === 'company' && { employerShare: Math.max(0, contribution - deferred) }),
        reason: t('reason', {
          name: person.name,
          effort: euros(effort),
          all: euros(result.effort),
          pension: euros(real),
        }),
        origin: routes.basicPensionCombination.path,
      },
    ];
  });
  const open = proposals.filter((proposal) => !positionOf(data, proposal));
  if (!cart || proposals.length === 0) return undefined;
  return (
    <Card title={t('card')}>
      <Stack gap="medium">
        <p>{t(open.length === 0 ? 'done' : 'text', { count: open.length })}</p>
        {open.length > 0 && (
          <p>
            <Button kind="primary" writes onClick={() => void cart.add(open)}>
              {t('add', { count: open.length })}
            </Button>
          </p>
        )}
      </Stack>
    </Card>
  );
}
