import { personsInOrder, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, DataList, Stack, TextLink } from '@vp-digital/core/ui';
import { useConsentsQuery } from '../../shared/consents/consentsApi';

/** To whom of the household the Erstinformation was handed over, and where that is done. */
export function HandedOverCard({ persons }: Pick<SectionData, 'persons'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'companyPresentation.handedOver' });
  const { date, day } = useFormat();
  const householdId = useHouseholdId();
  const adults = personsInOrder({ persons }).filter(({ role }) => role !== 'child');
  return (
    <Card title={t('title')} caption={t('caption')}>
      <LoadedState result={fromQuery(useConsentsQuery(householdId))}>
        {({ records }) => (
          <Stack gap="medium">
            <DataList
              items={adults.map(({ id, name }) => {
                const last = records.findLast(
                  ({ personId, topic }) => personId === id && topic === 'initialInformation',
                );
                const value =
                  last === undefined
                    ? t('not')
                    : t('on', { on: last.on === undefined ? day(last.at) : date(last.on) });
                return { key: id, label: name, value };
              })}
            />
            <TextLink href={routes.dataProtection.href({ householdId })}>{t('go')}</TextLink>
          </Stack>
        )}
      </LoadedState>
    </Card>
  );
}
