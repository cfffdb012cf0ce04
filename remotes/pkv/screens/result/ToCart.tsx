import type { IsoDate } from '@vp-digital/core/finance';
import {
  type CartPosition,
  type HealthOption,
  type HealthPlan,
  positionsInCart,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useHouseholdId } from '@vp-digital/core/micro-app';
import { useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Button, Caption, CartIcon, Row } from '@vp-digital/core/ui';
import { personQuote } from '../../shared/module/personQuote';
import type { ResultPerson } from './data';
import type { Ways } from './waysOf';

export interface ToCartProps extends ResultPerson {
  ways: Ways;
  option: Exclude<HealthOption, 'stay'>;
  /** Something is open: the position is kept as "später". */
  isLater: boolean;
}

/** Hands the decided way over to the cart, or brings what lies there up to date. Nothing without the permission. */
export function ToCart({ data, person, ways, option, isLater }: ToCartProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'result.cart' });
  const today = useHost().clock.today();
  const householdId = useHouseholdId();
  const list = useEntries('cartPositions');
  const mayWrite = useHasPermission(permissions.shoppingCart);
  if (!mayWrite) return undefined;
  const proposal = proposalOf({ data, person }, ways, option, { today, isLater });
  const found = positionsInCart(data).find(
    ([, position]) => position.personId === person.id && position.productId === proposal.productId,
  );
  if (!proposal.reason) return <Caption>{t('noReason')}</Caption>;
  const places = Object.values(data.cartPositions.items).map(({ position }) => position);
  const put = () =>
    found
      ? list.change(found[0], proposal, proposal.title)
      : list.put(
          crypto.randomUUID(),
          { ...proposal, addedOn: today, position: Math.max(-1, ...places) + 1 },
          proposal.title,
        );
  return (
    <Row>
      <Button writes kind="primary" icon={CartIcon} onClick={put}>
        {t(found ? 'update' : 'add')}
      </Button>
      {found && <Button href={routes.shoppingCart.href({ householdId })}>{t('open')}</Button>}
    </Row>
  );
}

/** The position: a contract that is not there yet, with what the person says to it. */
function proposalOf(
  { data, person }: ResultPerson,
  { tariff, offers, supplementMonth }: Ways,
  option: ToCartProps['option'],
  { today, isLater }: { today: IsoDate; isLater: boolean },
): Omit<CartPosition, 'position' | 'addedOn'> {
  const plan: Partial<HealthPlan> = data.healthPlans.items[person.id] ?? {};
  const { reason, decisionReason, informationSheetOn, oldAgeMonth, oldAgeReason, start } = plan;
  const { quote } = personQuote({ data, person }, offers.file, today, tariff.key);
  const product = option === 'private' ? tariff.tariff : offers.file.supplement;
  return {
    kind: 'widget',
    personId: person.id,
    title: product.name,
    company: product.company,
    topic: 'health',
    productId: product.productId,
    productVersion: product.version,
    frequency: 'monthly',
    ...(option === 'private'
      ? {
          line: 'healthFull',
          premium: quote.health + quote.care + quote.sickPay,
          deductible: quote.deductibleYear,
          ...(informationSheetOn !== undefined && { informationSheetOn }),
          ...(oldAgeMonth !== undefined && { oldAgeMonth }),
          ...(oldAgeReason !== undefined && { oldAgeReason }),
        }
      : { line: 'healthSupplement', premium: supplementMonth }),
    ...(start !== undefined && { start }),
    ...(reason !== undefined && { reason }),
    ...(decisionReason !== undefined && { decisionReason }),
    decisions: { [person.id]: { decision: isLater ? 'later' : 'accepted', decidedOn: today } },
    origin: routes.pkvResult.path,
  };
}
