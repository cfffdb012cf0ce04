import type { Cents, Rate } from '@vp-digital/core/finance';
import type { AccountModel, AccountSplit, AccountVariant, SectionData } from '../../documents';
import { freeAmount } from '../freeAmount';
import { ownNet } from '../ownIncome';
import { adults } from '../people';
import { sum } from '../net';

/** Who earns and shares what is paid in common. */
export interface Partner {
  personId: string;
  /** Net of a month that ends with the person. */
  net: Cents;
  /** Of what is paid in common; those of all partners are one. */
  share: Rate;
}

export interface Partners {
  variant: AccountVariant;
  split: AccountSplit;
  /** One, or two and more who share. */
  partners: Partner[];
  /** What belongs to nobody in particular, such as child benefit. */
  common: Cents;
}

type Household = Pick<SectionData, 'persons' | 'incomes' | 'expenses' | 'contracts'>;

/** Partners with their incomes and shares; a single person has everything. Nets are known to the caller. */
export function partnersOf(household: Household, model: AccountModel | undefined): Partners {
  const people = adults(household).filter(({ role }) => role === 'responsible' || role === 'partner');
  const nets = people.map(({ id }) => {
    const net = ownNet(household, id);
    return { personId: id, net: net.kind === 'computed' ? net.value : 0 };
  });
  const own = sum(nets.map(({ net }) => net));
  const split = model?.split ?? 'byIncome';
  const shareOf = (net: Cents): Rate => (split === 'equal' || own === 0 ? 1 / nets.length : net / own);
  return {
    variant: people.length > 1 ? (model?.variant ?? 'joint') : 'joint',
    split,
    partners: nets.map((partner) => ({ ...partner, share: shareOf(partner.net) })),
    common: freeAmount(household).net - own,
  };
}

/** An amount in parts by shares that are one together; the parts are the amount to the cent. */
export function dividedBy(amount: Cents, shares: readonly Rate[]): Cents[] {
  let [reached, given] = [0, 0];
  return shares.map((share, index) => {
    reached += share;
    const until = index === shares.length - 1 ? amount : Math.round(amount * reached);
    const part = until - given;
    given = until;
    return part;
  });
}
