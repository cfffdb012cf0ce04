import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Row, Stack, useOffers } from '@vp-digital/core/ui';
import classes from './Starters.module.css';

/** Where to begin with a household of which only the persons are known. */
export function Starters() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.start' });
  const householdId = useHouseholdId();
  const offers = useOffers();
  const addresses = {
    income: routes.income.href({ householdId }),
    contracts: routes.contracts.href({ householdId }),
    wealth: routes.balanceSheet.href({ householdId }),
    expenses: routes.expenses.href({ householdId }),
  };
  const keys = ['income', 'contracts', 'wealth', 'expenses'] as const;
  const quick = `${routes.analysis.href({ householdId })}?blatt=schnell-check`;
  return (
    <Stack>
      {offers(quick) && (
        <Row>
          <Button kind="primary" size="large" href={quick}>
            {t('quick.button')}
          </Button>
          <span>{t('quick.text')}</span>
        </Row>
      )}
      <div className={classes['ways']}>
        {keys
          .filter((key) => offers(addresses[key]))
          .slice(0, 3)
          .map((key) => (
            <Card
              key={key}
              title={t(`${key}.title`)}
              foot={
                <Button size="large" wide href={addresses[key]}>
                  {t(`${key}.button`)}
                </Button>
              }
            >
              <p>{t(`${key}.text`)}</p>
            </Card>
          ))}
      </div>
    </Stack>
  );
}
