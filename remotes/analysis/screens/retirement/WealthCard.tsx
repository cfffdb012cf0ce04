import { lastAgeOf, type RetirementResult } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Card, Empty, Row, SegmentedChoice, Stack, TextLink } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { Simulated } from './data';
import { type Money, WealthChart } from './WealthChart';

/** The capital year by year, with what may become of it; without any, what counts and where it is recorded. */
export function WealthCard(props: Simulated & { result: RetirementResult }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.wealth' });
  const [money, setMoney] = useState<Money>('real');
  const householdId = useHouseholdId();
  const title = t('title', { age: lastAgeOf(props.settings) });
  if (props.result.years.every(({ capital }) => capital === 0))
    return (
      <Card title={title}>
        <Empty
          action={
            <Row>
              <TextLink href={routes.balanceSheet.href({ householdId })}>{t('none.toBalance')}</TextLink>
              <TextLink href={routes.contracts.href({ householdId })}>{t('none.toContracts')}</TextLink>
            </Row>
          }
        >
          {t('none.text')}
        </Empty>
      </Card>
    );
  return (
    <Card
      title={title}
      actions={
        <SegmentedChoice
          label={t('money.label')}
          hideLabel
          writes={false}
          options={(['real', 'nominal'] as const).map((value) => ({ value, label: t(`money.${value}`) }))}
          value={money}
          onChange={setMoney}
        />
      }
    >
      <Stack>
        <WealthChart {...props} money={money} table />
      </Stack>
    </Card>
  );
}
