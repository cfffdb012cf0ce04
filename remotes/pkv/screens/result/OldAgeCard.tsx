import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Card, Columns, DataList, DateField, MoneyField, Stack, TextField } from '@vp-digital/core/ui';
import { useHealthPlan } from '../../shared/module/useHealthPlan';
import type { ResultPerson } from './data';
import type { Ways } from './waysOf';

/** Before a private tariff counts: the official information sheet, and how old age is paid for, or why nothing is put aside. */
export function OldAgeCard({ data, person, ways }: ResultPerson & { ways: Ways }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'result.oldAge' });
  const { euros } = useFormat();
  const today = useHost().clock.today();
  const plan = useHealthPlan({ data, person });
  const { stay, private: own } = ways.ways;
  const amount = (value: number | undefined) => (value === undefined ? '–' : euros(value));
  const less = stay.month === undefined || own.month === undefined ? undefined : stay.month - own.month;
  const more =
    stay.retired === undefined || own.retired === undefined ? undefined : own.retired - stay.retired;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Columns>
        <Stack gap="medium">
          <DateField
            {...plan.field('informationSheetOn', t('sheet'))}
            hint={t(ways.payer === 'employer' ? 'sheetHintEmployer' : 'sheetHint')}
            today={today}
          />
          <DataList
            items={[
              { key: 'less', label: t('less'), value: amount(less) },
              { key: 'more', label: t('more'), value: amount(more) },
            ]}
          />
        </Stack>
        <Stack gap="medium">
          <MoneyField
            {...plan.field('oldAgeMonth', t('month'))}
            unit={t('monthly')}
            min={0}
            max={1_000_000}
            hint={t('monthHint')}
          />
          <TextField
            {...plan.field('oldAgeReason', t('reason'))}
            lines={2}
            maxLength={400}
            hint={t('reasonHint')}
          />
        </Stack>
      </Columns>
    </Card>
  );
}
