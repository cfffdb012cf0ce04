import { type BankAccount, occupationOf, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';

type Purpose = NonNullable<BankAccount['purpose']>;

/** Whom a salary account is asked of. */
export type People = Pick<SectionData, 'persons' | 'employments' | 'incomes'>;

/** Whether no salary comes to what these persons hold: all of them draw a pension, or are self-employed. */
export const haveNoSalary = (household: People, personIds: readonly string[]): boolean =>
  personIds.length > 0 &&
  personIds.every((id) => ['retired', 'selfEmployed'].includes(occupationOf(household, id)));

/** What an account is for. Where its holders have no salary, what they get comes to an account for their income. */
export function useAccountPurpose(household: People) {
  const { t } = useTranslation('household/bankAccounts');
  return (purpose: Purpose, personIds: readonly string[]): string =>
    purpose === 'salary' && haveNoSalary(household, personIds) ? t('income') : t(`purpose.${purpose}`);
}
