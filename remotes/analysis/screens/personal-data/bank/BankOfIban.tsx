import { addMonths } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Caption } from '@vp-digital/core/ui';
import { type BankOfCode, bankOfCode } from '@vp-digital/core/contracts';
import { analysisApi } from '../../../api';

export interface BankOfIbanProps {
  /** Eight digits: of an IBAN nothing else leaves the page. */
  code: string;
}

/** A newer list comes every quarter; a month later than that somebody has to see to it. */
const mostMonths = 4;

/** Whose bank a German IBAN names. A code that the list does not have is said, and stands in nobody's way; so is how old the list is. */
export function BankOfIban({ code }: BankOfIbanProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'bankOfIban' });
  const { currentData: answer, isError } = useBankOfCodeQuery(code);
  const { date } = useFormat();
  const today = useHost().clock.today();
  const { name, bic } = answer?.bank ?? {};
  const from = answer?.listFrom;
  const isOld = from !== undefined && today > addMonths(from, mostMonths);
  return (
    <div role="status">
      {isError && <Caption>{t('failed')}</Caption>}
      {name !== undefined && <Caption>{bic ? t('withBic', { name, bic }) : t('name', { name })}</Caption>}
      {answer && !answer.bank && <Caption>{t('unknown', { code })}</Caption>}
      {from !== undefined && <Caption>{t(isOld ? 'old' : 'from', { date: date(from) })}</Caption>}
    </div>
  );
}

/** Whose a German bank code is. */
const { useBankOfCodeQuery } = analysisApi.api.injectEndpoints({
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
