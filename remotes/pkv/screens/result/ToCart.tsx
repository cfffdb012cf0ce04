import type { IsoDate } from '@vp-digital/core/finance';
import type { HealthOption, HealthPlan } from '@vp-digital/core/household';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { personQuote } from '../../shared/module/personQuote';
import { CartButton, type CartProposal } from './CartButton';
import type { ResultPerson } from './data';
import type { Ways } from './waysOf';

export interface ToCartProps extends ResultPerson {
  ways: Ways;
  option: Exclude<HealthOption, 'stay'>;
  /** Something is open: the position is kept as "später". */
  isLater: boolean;
}

/** Hands the decided way over to the cart, or brings what lies there up to date. */
export function ToCart({ data, person, ways, option, isLater }: ToCartProps) {
  const today = useHost().clock.today();
  return <CartButton data={data} proposal={proposalOf({ data, person }, ways, option, { today, isLater })} />;
}

/** The position: a contract that is not there yet, with what the person says to it. */
function proposalOf(
  { data, person }: ResultPerson,
  { tariff, offers, supplementMonth }: Ways,
  option: ToCartProps['option'],
  { today, isLater }: { today: IsoDate; isLater: boolean },
): CartProposal {
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
          sickPayPremium: quote.sickPay,
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
