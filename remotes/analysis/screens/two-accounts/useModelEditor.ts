import { accountModelId } from '@vp-digital/core/household';
import { useEntry } from '@vp-digital/core/micro-app';
import type { TwoAccountsData } from './data';

/** Writes the household's one account model; the first field brings it into being. */
export const useModelEditor = ({ accountModel }: Pick<TwoAccountsData, 'accountModel'>) =>
  useEntry({
    section: 'accountModel',
    id: accountModelId,
    value: accountModel.items[accountModelId],
    blank: {},
  });
