import { type BankOfCode, bankOfCode } from '@vp-digital/core/contracts';
import { analysisApi } from '../../../api';

/** Whose a German bank code is. */
export const { useBankOfCodeQuery } = analysisApi.api.injectEndpoints({
  endpoints: (build) => ({
    bankOfCode: build.query<BankOfCode, string>({
      query: (bankCode) => ({
        kind: 'rest',
        service: 'settings',
        method: 'GET',
        path: `/banks/${bankCode}`,
        answer: bankOfCode,
      }),
    }),
  }),
});
