import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Button, Card } from '@vp-digital/core/ui';
import classes from './Starters.module.css';

/** Where to begin with a household of which only the persons are known. */
export function Starters() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.start' });
  const householdId = useHouseholdId();
  const canSeeBalance = useHasPermission(permissions.balanceSheet);
  const third = canSeeBalance ? 'wealth' : 'expenses';
  const addresses = {
    income: routes.income.href({ householdId }),
    contracts: routes.contracts.href({ householdId }),
    expenses: routes.expenses.href({ householdId }),
    wealth: routes.balanceSheet.href({ householdId }),
  };
  return (
    <div className={classes['ways']}>
      {(['income', 'contracts', third] as const).map((key) => (
        <Card
          key={key}
          title={t(`${key}.title`)}
          foot={
            <Button kind={key === 'income' ? 'primary' : 'secondary'} size="large" wide href={addresses[key]}>
              {t(`${key}.button`)}
            </Button>
          }
        >
          <p>{t(`${key}.text`)}</p>
        </Card>
      ))}
    </div>
  );
}
