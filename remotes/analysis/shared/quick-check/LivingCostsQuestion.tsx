import { OfField } from '@vp-digital/core/figures';
import { euros } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Caption, MoneyField, Row, TextLink } from '@vp-digital/core/ui';
import { useState } from 'react';
import { averagesYear } from '../budget/averages';
import { focusField } from './focusField';
import type { QuestionProps } from './question';
import { useRestEstimate } from './useRestEstimate';

/**
 * Monthly costs besides the home: one total, divided by category; each can be entered separately on the expenses page.
 */
export function LivingCostsQuestion({ data }: QuestionProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.livingCosts' });
  const { euros: inEuros } = useFormat();
  const expenses = routes.expenses.href({ householdId: useHouseholdId() });
  const { hasHousing, isEmpty, suggested, total, write } = useRestEstimate(data);
  const [typed, setTyped] = useState<number>();
  const isKnown = !isEmpty && total === undefined;
  return (
    <>
      {isKnown ? (
        <Caption>{t('told')}</Caption>
      ) : (
        <>
          <MoneyField
            label={t(hasHousing ? 'field' : 'withHousing')}
            name="lebenshaltung"
            unit={t('monthly')}
            hint={
              <OfField field="expenses.amount">
                {t('hint', { amount: inEuros(suggested), year: averagesYear })}
              </OfField>
            }
            min={1_00}
            max={euros(100_000)}
            value={typed ?? total}
            onChange={setTyped}
            onInvalid={() => setTyped(undefined)}
            onBlur={() => {
              if (typed !== undefined && typed !== total) write(typed);
              setTyped(undefined);
            }}
          />
          {total === undefined && (
            <Row>
              <Button
                kind="quiet"
                writes
                onClick={(event) => {
                  write(suggested);
                  focusField(event);
                }}
              >
                {t('estimate')}
              </Button>
            </Row>
          )}
        </>
      )}
      <TextLink href={expenses}>{t('toExpenses')}</TextLink>
    </>
  );
}
